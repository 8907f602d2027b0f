// What the page below puts into the header: a line about the game, buttons and settings of its own.
import type { Snippet } from "svelte";

class HeaderSlots {
  status = $state("");
  buttons = $state.raw<Snippet | null>(null);
  settings = $state.raw<Snippet | null>(null);
  /** What leads to the chat of a table. */
  chat = $state.raw<Snippet | null>(null);

  clear(): void {
    this.status = "";
    this.buttons = null;
    this.settings = null;
    this.chat = null;
  }
}

export const header = new HeaderSlots();
