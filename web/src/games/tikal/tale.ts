// The log as a tale: facts grouped by whose turn they belong to.
import type { LogEntry } from "../../lib/table-log.svelte";
import type { Fact } from "../../lib/types";
import { words } from "../../lib/words.svelte";

export interface Turn {
  key: string;
  seat: number;
  facts: { key: string; fact: Fact }[];
}

/** Facts that belong to nobody's turn. */
const GENERAL = new Set(["scoring-began", "game-over", "removed"]);

function seatOf(fact: Fact): number {
  const general = GENERAL.has(String(fact.fact)) || (fact.fact === "drawn" && fact.shown === true);
  return general || typeof fact.seat !== "number" ? -1 : fact.seat;
}

export function turns(log: readonly LogEntry[]): Turn[] {
  const found: Turn[] = [];
  for (const { key, facts } of log) {
    for (const [index, fact] of facts.entries()) {
      const last = found.at(-1);
      const line = { key: `${key}-${index}`, fact };
      if (last && last.seat === seatOf(fact) && !ended(last)) last.facts.push(line);
      else found.push({ key: line.key, seat: seatOf(fact), facts: [line] });
    }
  }
  return found;
}

function ended(turn: Turn): boolean {
  const last = turn.facts.at(-1)?.fact.fact;
  return last === "turn-ended" || last === "scored";
}

/** One fact as a sentence; an undo is no fact of the game. */
export function sentence(fact: Fact, names: readonly string[]): string {
  if (fact.fact === "undone") return words("table-undone", { seat: fact.seat }, names);
  return words.fact("tikal", fact, names);
}
