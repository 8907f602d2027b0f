// How this player is notified of turns, as the server has it; every change is answered with how things stand then.
import { ask, change } from "../lib/api";
import type { ChannelTest, ChannelInfo, ChannelList } from "../lib/types";
import { words } from "../lib/words.svelte";

let known = $state.raw<ChannelList | null>(null);

function took(answer: ChannelList): ChannelList {
  known = answer;
  return answer;
}

/** Notifications are in the language of this page. */
async function set(what: string, body: object = {}): Promise<ChannelList> {
  return took(await change<ChannelList>("PUT", `/api/telling/${what}`, { ...body, language: words.language() }));
}

export const transports = {
  /** Nothing as long as the server was not asked. */
  get known(): ChannelList | null {
    return known;
  },
  /** The one way of a kind that there can be only one of. */
  the(kind: ChannelInfo["kind"]): ChannelInfo | undefined {
    return known?.ways.find((way) => way.kind === kind);
  },
  get devices(): ChannelInfo[] {
    return known?.ways.filter((way) => way.kind === "push") ?? [];
  },
  load: async (): Promise<ChannelList> => took(await ask<ChannelList>("GET", "/api/telling")),
  want: (kinds: ChannelList["kinds"]) => set("kinds", { kinds }),
  push: (device: { endpoint: string; p256dh: string; auth: string }) => set("push", device),
  feed: () => set("feed"),
  webhook: (url: string) => set("webhook", { url }),
  mail: (address: string) => set("mail", { address }),
  test: () => change<ChannelTest>("POST", "/api/telling/webhook/test"),
  end: async (id: string): Promise<ChannelList> =>
    took(await change<ChannelList>("DELETE", `/api/telling/ways/${encodeURIComponent(id)}`)),
};
