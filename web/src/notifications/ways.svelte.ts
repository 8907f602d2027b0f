// How somebody is told of their turns, as the server has it; every change is answered with how things stand then.
import { ask, change } from "../lib/api";
import type { Tried, Way, Ways } from "../lib/types";
import { words } from "../lib/words.svelte";

let known = $state.raw<Ways | null>(null);

function took(answer: Ways): Ways {
  known = answer;
  return answer;
}

/** Everything is told in the language of this page. */
async function set(what: string, body: object = {}): Promise<Ways> {
  return took(await change<Ways>("PUT", `/api/telling/${what}`, { ...body, language: words.language() }));
}

export const ways = {
  /** Nothing as long as the server was not asked. */
  get known(): Ways | null {
    return known;
  },
  /** The one way of a kind that there can be only one of. */
  the(kind: Way["kind"]): Way | undefined {
    return known?.ways.find((way) => way.kind === kind);
  },
  get devices(): Way[] {
    return known?.ways.filter((way) => way.kind === "push") ?? [];
  },
  load: async (): Promise<Ways> => took(await ask<Ways>("GET", "/api/telling")),
  want: (kinds: Ways["kinds"]) => set("kinds", { kinds }),
  push: (device: { endpoint: string; p256dh: string; auth: string }) => set("push", device),
  feed: () => set("feed"),
  webhook: (url: string) => set("webhook", { url }),
  mail: (address: string) => set("mail", { address }),
  test: () => change<Tried>("POST", "/api/telling/webhook/test"),
  end: async (id: string): Promise<Ways> =>
    took(await change<Ways>("DELETE", `/api/telling/ways/${encodeURIComponent(id)}`)),
};
