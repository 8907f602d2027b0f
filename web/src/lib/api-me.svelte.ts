// Who this browser is: a guest with a name, kept by the server's cookie.
import { api, Refusal } from "./api";
import { keep, kept } from "./kept";
import { words } from "./words.svelte";

let name = $state("");
let loading: Promise<void> | null = null;

function guestNumber(): string {
  const number = kept("guest") ?? String(100 + Math.floor(Math.random() * 900));
  keep("guest", number);
  return number;
}

export const me = {
  /** The chosen name, or a friendly one until then. */
  get name(): string {
    return name || words("web-guest-number", { number: guestNumber() });
  },
  load(): Promise<void> {
    loading = api.me().then((answer) => void (name = answer.name));
    return loading;
  },
  /** Choose a name; one of spaces is refused here in the words that the server would have used. */
  async rename(wanted: string): Promise<void> {
    if (!wanted.trim()) throw new Refusal("bad-name");
    name = (await api.rename(wanted.trim())).name;
  },
  /** Others should see a name too: whoever sits down without one gets the one shown. */
  async introduce(): Promise<void> {
    await (loading ?? me.load());
    if (!name) await me.rename(me.name);
  },
};
