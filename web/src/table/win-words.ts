// The end of a game for a winner who listens.
import { words } from "../lib/words.svelte";
import type { Names } from "../parts/player-names";

interface GameOver {
  winners: readonly number[];
  scores: readonly (number | string)[];
}

/** The end as a sentence that calls the player at `mine` "you"; nothing if they have not won. */
export function wonWords({ winners, scores }: GameOver, names: Names, mine: number | null): string {
  if (mine === null || !winners.includes(mine)) return "";
  const others = names.all(winners.filter((seat) => seat !== mine));
  return words("table-you-won", { others, scores: [...scores] });
}
