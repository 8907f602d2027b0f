// How steps and shares are said.
import { words } from "../../../lib/words.svelte";
import { countOf, ladders, standOf, type Walk } from "./picture";

/** How the steps add up: "3 cards + 1 labyrinth + 2 marks = 6 steps". */
export function sumWords(walk: Walk): string {
  return words("jackal-reveal-sum", { ...countOf(walk) });
}

export function coinsText(coins: number): string {
  return coins > 0 ? `+${coins}` : "0";
}

/** Who got what from which chest, a sentence for each chest. */
export function sharesWords(walks: readonly Walk[], nameOf: (seat: number) => string): string {
  return words.sentences(
    ladders(walks).map((chest) => {
      const shares = chest.map(({ seat, coins }) =>
        words("jackal-reveal-share", { seat: nameOf(seat), coins: coins ?? 0 }),
      );
      return words("jackal-reveal-shares", {
        coins: chest[0]!.chest,
        cell: standOf(chest[0]!),
        shares: words.joined(shares),
      });
    }),
  );
}
