// The log as a tale: facts in sentences, grouped by whose turn they belong to.
import type { Reason } from "../../../lib/types";
import { words } from "../../../lib/words.svelte";
import type { Names } from "../../../table/names";
import type { Told, ToldTurn } from "../../../table/told";
import seats from "../seats.json";
import type { Fact } from "../types";

type Fields = Record<string, string[] | undefined>;

/** Which fields of facts and reasons hold seats. */
const FACTS: Fields = seats.facts;
const WHYS: Fields = seats.whys;

/** Facts that belong to nobody's turn. */
const GENERAL: Fact["fact"][] = ["scoring-began", "game-over", "removed"];

function seatOf(fact: Fact): number {
  const general = GENERAL.includes(fact.fact) || (fact.fact === "drawn" && fact.shown);
  return general || !("seat" in fact) ? -1 : fact.seat;
}

export function turns(log: readonly { key: number; facts: Fact[] }[], names: Names): ToldTurn[] {
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
  if (fact.fact === "undone") return words("table-undone", { seat: names.of(fact.seat) });
  return words.fact("tikal", names.into(fact, FACTS[fact.fact]));
}

/** What happened in one entry. */
export function told(facts: readonly Fact[], names: Names): Told | null {
  const [first] = facts;
  if (!first) return null;
  const seat = "seat" in first ? first.seat : -1;
  return { seat, text: words.sentences(facts.map((fact) => sentence(fact, names))) };
}

/** Why something is not allowed. */
export function refusal({ rule, facts }: Reason, names: Names): string {
  return words.refusal("tikal", { rule, facts: names.into(facts, WHYS[String(facts.why)]) });
}
