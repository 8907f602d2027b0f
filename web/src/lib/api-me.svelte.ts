// Who this browser is: a guest with a name, kept by the server's cookie.
import { api } from "./api";
import { keep, kept } from "./kept";
import { words } from "./words.svelte";

let name = $state("");

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
  async load(): Promise<void> {
    name = (await api.me()).name;
  },
  async rename(wanted: string): Promise<void> {
    name = (await api.rename(wanted)).name;
  },
  /** Others should see a name too: whoever sits down without one gets the one shown. */
  async introduce(): Promise<void> {
    if (!name) await me.rename(me.name);
  },
};
