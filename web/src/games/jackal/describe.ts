// Cells, steps and phases in words.
import type { Values } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import type { Names } from "../../parts/player-names";
import { coinsOn, type Cell } from "./island/islands";
import type { Intent, Lead, View } from "./types";

/** What lies on a cell, and where it leads if it is chosen at a fork: "c3: a chest of 2". */
export function cellWords({ name, letter }: Cell, leads: readonly Lead[] = []): string {
  const what = words("jackal-table-cell", { cell: name, kind: kindOf(letter), coins: coinsOn(letter) });
  return words.clauses([what, ...leads.map(leadWord)]);
}

function kindOf(letter: string): string {
  if (coinsOn(letter)) return "abcd".includes(letter) ? "buried" : "chest";
  return { W: "white", B: "black", L: "labyrinth", J: "jungle", C: "cave" }[letter] ?? "empty";
}

/** A planned step, short enough for a chip. */
export function stepWords(intent: Intent, names: Names): string {
  return words(`jackal-do-${intent.kind}`, factsOf(intent, names));
}

/** A choice on the open route and where it leads: "d4: to the 3-coin chest on e5, 5 steps, 2 coins now". */
export function wayWords(cell: string, leads: readonly Lead[]): string {
  return words("jackal-reveal-way", { cell, leads: words.clauses(leads.map(leadWord)) });
}

function leadWord({ coins, cell, steps, pays }: Lead): string {
  return words("jackal-lead", { coins, cell, steps, pays });
}

function factsOf(intent: Intent, names: Names): Values {
  if ("leads" in intent) return { cell: intent.cell, leads: "" };
  if ("card" in intent) return { ...intent, "card-word": words(`jackal-word-${intent.card}`) };
  return "target" in intent ? { target: names.of(intent.target) } : intent;
}

/** What is going on, as the one who acts or the one who waits reads it. */
export function statusWords(view: View, mine: boolean, actors: readonly number[], names: Names): string {
  const { phase, takes_left: left } = view;
  if (mine) return words("jackal-table-mine", { phase, left });
  return words("jackal-table-theirs", { phase, names: names.all(actors) });
}
