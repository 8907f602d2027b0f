// The log as a tale: facts in sentences, grouped by whose turn they belong to.
import type { Fact, Reason } from "../../../lib/types";
import { words } from "../../../lib/words.svelte";
import type { Names } from "../../../table/names";
import type { LogEntry } from "../../../table/state/log.svelte";
import type { Told, ToldTurn } from "../../../table/told";

/** The fields of facts and reasons that hold seats. */
const SEATS = ["seat", "other", "owner", "turn", "winners"];

/** Facts that belong to nobody's turn. */
const GENERAL = new Set(["scoring-began", "game-over", "removed"]);

function seatOf(fact: Fact): number {
  const general = GENERAL.has(String(fact.fact)) || (fact.fact === "drawn" && fact.shown === true);
  return general || typeof fact.seat !== "number" ? -1 : fact.seat;
}

export function turns(log: readonly LogEntry[], names: Names): ToldTurn[] {
  const found: ToldTurn[] = [];
  let before: Fact | undefined;
  for (const { key, facts } of log) {
    for (const [index, fact] of facts.entries()) {
      const line = { key: `${key}-${index}`, text: sentence(fact, names) };
      const last = found.at(-1);
      if (last && last.seat === seatOf(fact) && !endsTurn(before)) last.lines.push(line);
      else found.push({ key: line.key, seat: seatOf(fact), lines: [line] });
      before = fact;
    }
  }
  return found;
}

function endsTurn(fact: Fact | undefined): boolean {
  return fact?.fact === "turn-ended" || fact?.fact === "scored";
}

/** One fact as a sentence; an undo is no fact of the game. */
export function sentence(fact: Fact, names: Names): string {
  const named = names.into(fact, SEATS);
  return fact.fact === "undone" ? words("table-undone", { seat: named.seat }) : words.fact("tikal", named);
}

/** What happened in one entry. */
export function told(facts: readonly Fact[], names: Names): Told | null {
  const [first] = facts;
  if (!first) return null;
  const seat = typeof first.seat === "number" ? first.seat : -1;
  return { seat, text: facts.map((fact) => sentence(fact, names)).join(" ") };
}

/** Why something is not allowed. */
export function refusal({ rule, facts }: Reason, names: Names): string {
  return words.refusal("tikal", { rule, facts: names.into(facts, SEATS) });
}
