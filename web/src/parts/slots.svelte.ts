// What the page below puts into the header: a line about the game, and buttons of its own.
import type { Snippet } from "svelte";

class HeaderSlots {
  status = $state("");
  buttons = $state.raw<Snippet | null>(null);

  clear(): void {
    this.status = "";
    this.buttons = null;
  }
}

export const header = new HeaderSlots();
