// The clocks that a table can have, as the server takes them.
import type { Table } from "../lib/types";
import { words } from "../lib/words.svelte";

export type Clock = NonNullable<Table["clock"]>;
type Kind = Clock["kind"];

/** Seconds, minutes or days, and the seconds that a turn adds. */
export const BOUNDS = { move: [10, 3600], game: [1, 180], days: [1, 14], more: [0, 120] } as const;
export const USUAL: Record<Kind, Clock> = {
  move: { kind: "move", time: 60, more: 0 },
  game: { kind: "game", time: 15, more: 15 },
  days: { kind: "days", time: 3, more: 0 },
};

/** A clock in a few words. */
export function clockWords(clock: Clock | null | undefined): string {
  return words("clock-about", { kind: clock?.kind ?? "none", time: clock?.time ?? 0, more: clock?.more ?? 0 });
}
