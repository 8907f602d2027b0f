// Who this browser is: a guest with a name, or a person with an account; the server's cookie remembers it.
import { api, Refusal, remembered } from "./api";
import { getItem, setItem } from "./local-storage";
import { toasts } from "./toasts.svelte";
import type { Me } from "./types";
import { words } from "./words.svelte";

let name = $state("");
let account = $state(false);
let turns = $state(0);
let loading: Promise<void> | null = null;

function guestNumber(): string {
  const number = getItem("guest") ?? String(100 + Math.floor(Math.random() * 900));
  setItem("guest", number);
  return number;
}

/** Not more often than this is the server asked whether the session still lasts, in milliseconds. */
const AGAIN = 20_000;
let asked = 0;

/** Somebody comes back to this page: their session may have been ended elsewhere. */
addEventListener("focus", () => {
  if (!account || performance.now() - asked < AGAIN) return;
  me.load().catch(() => {});
});

export const me = {
  /** The chosen name, or a friendly one until then. */
  get name(): string {
    return name || words("web-guest-number", { number: guestNumber() });
  },
  /** Whether somebody is logged in. */
  get account(): boolean {
    return account;
  },
  /** How often this browser has become somebody else: what was asked for before then is another's. */
  get turns(): number {
    return turns;
  },
  load(): Promise<void> {
    const before = account;
    asked = performance.now();
    loading = api.me().then((answer) => {
      ({ name, account = false } = answer);
      if (!before || account) return;
      turns += 1;
      toasts.say(words("account-ended"));
    });
    return loading;
  },
  /** The same person under a new cookie. */
  renew(answer: Me): void {
    ({ name, account = false } = remembered(answer));
  },
  /** Be somebody else from now on. */
  become(answer: Me): void {
    me.renew(answer);
    turns += 1;
  },
  /** Choose a name; one of spaces is refused here in the words that the server would have used. */
  async rename(wanted: string): Promise<void> {
    if (!wanted.trim()) throw new Refusal("bad-name");
    name = (await api.rename(wanted.trim())).name;
  },
  /** Others should see a name too: a player without one gets the one shown. */
  async introduce(): Promise<void> {
    await (loading ?? me.load());
    if (!name) await me.rename(me.name);
  },
};
