// The log as a tale: facts in sentences, island by island.
import type { Reason } from "../../../lib/types";
import { words } from "../../../lib/words.svelte";
import type { Names } from "../../../table/names";
import type { Told, ToldTurn } from "../../../table/told";
import { islandWords } from "../island/islands";
import seats from "../seats.json";
import type { Fact } from "../types";

type Fields = Record<string, string[] | undefined>;

/** Which fields of facts and reasons hold seats. */
const FACTS: Fields = seats.facts;
const WHYS: Fields = seats.whys;

/** What fills the log without telling anything: cards dealt to others, and what only prepares. */
function isWorthTelling(fact: Fact): boolean {
  return fact.fact !== "card-dealt" || fact.card !== "";
}

export function turns(log: readonly { key: number; facts: Fact[]; number?: number }[], names: Names): ToldTurn[] {
  const found: ToldTurn[] = [];
  for (const { key, facts, number } of log) {
    for (const [index, fact] of facts.filter(isWorthTelling).entries()) {
      const line = { key: `${key}-${index}`, text: sentence(fact, names), number };
      const seat = "seat" in fact ? fact.seat : -1;
      const last = found.at(-1);
      if (last?.seat === seat) last.lines.push(line);
      else found.push({ key: line.key, seat, lines: [line] });
    }
  }
  return found;
}

/** One fact as a sentence; an undo is no fact of the game. */
export function sentence(fact: Fact, names: Names): string {
  if (fact.fact === "undone") return words("table-undone", { seat: names.of(fact.seat) });
  const told = names.into(fact, FACTS[fact.fact]);
  return words.fact("jackal", "name" in fact ? { ...told, name: islandWords(fact.island, fact.name) } : told);
}

/** Whether there is anything to tell of an entry. */
export function isTold(facts: readonly Fact[]): boolean {
  return facts.some(isWorthTelling);
}

/** What happened in one entry. */
export function told(facts: readonly Fact[], names: Names): Told | null {
  const telling = facts.filter(isWorthTelling);
  const [first] = telling;
  if (!first) return null;
  return { seat: "seat" in first ? first.seat : -1, text: words.sentences(telling.map((fact) => sentence(fact, names))) };
}

/** Why something is not allowed. */
export function refusal({ rule, facts }: Reason, names: Names): string {
  return words.refusal("jackal", { rule, facts: names.into(facts, WHYS[String(facts.why)]) });
}

/** What is told of the island that is being played, without what was taken back. */
export function ofThisIsland(log: readonly { facts: Fact[] }[]): Fact[] {
  const standing: Fact[][] = [];
  for (const { facts } of log) {
    const [first] = facts;
    if (first?.fact !== "undone") standing.push(facts);
    else while (standing.at(-1)?.every((fact) => isStepOf(fact, first.seat))) standing.pop();
  }
  const facts = standing.flat();
  return facts.slice(facts.map(({ fact }) => fact).lastIndexOf("island-left") + 1);
}

function isStepOf(fact: Fact, seat: number): boolean {
  return (fact.fact === "went" || fact.fact === "chest-reached") && fact.seat === seat;
}

/** What is told of the island that was played last. */
export function lastIsland(log: readonly { facts: Fact[] }[]): Fact[] {
  let [island, last]: [Fact[], Fact[]] = [[], []];
  for (const fact of log.flatMap((entry) => entry.facts)) {
    island.push(fact);
    if (fact.fact === "island-left") [island, last] = [[], island];
  }
  return last;
}
