// The log as a tale: facts in sentences, island by island.
import type { Reason } from "../../../lib/types";
import { words } from "../../../lib/words.svelte";
import type { Names } from "../../../parts/player-names";
import type { Sentence, LogLine, LogTurn } from "../../../table/log-lines";
import { wonWords } from "../../../table/win-words";
import { islandWords } from "../island/islands";
import seats from "../seats.json";
import { cardsIn, type Fact } from "../types";

type Fields = Record<string, string[] | undefined>;

/** Which fields of facts and reasons hold seats. */
const FACTS: Fields = seats.facts;
const WHYS: Fields = seats.whys;

/** What would fill the log without news: cards dealt to others, and what only prepares. */
function isWorthTelling(fact: Fact): boolean {
  return fact.fact !== "card-dealt" || fact.card !== "";
}

export function turns(log: readonly { key: number; facts: Fact[]; number?: number }[], names: Names): LogTurn[] {
  const found: LogTurn[] = [];
  for (const { key, number, facts } of grouped(log)) {
    const line = { key, number, ...inCards(facts, names) };
    const seat = "seat" in facts[0] ? facts[0].seat : -1;
    const last = found.at(-1);
    if (last?.seat === seat) last.lines.push(line);
    else found.push({ key, seat, lines: [line] });
  }
  return found;
}

type GameFact = Exclude<Fact, { fact: "undone" }>;
type Group = [Fact, ...Fact[]];

/** What one line of the log says: cards that come one after another to the same place, or one fact. */
function grouped(
  log: readonly { key: number; facts: Fact[]; number?: number }[],
): { key: string; number: number | undefined; facts: Group }[] {
  const found: { key: string; number: number | undefined; facts: Group }[] = [];
  for (const { key, facts, number } of log) {
    for (const [index, fact] of facts.filter(isWorthTelling).entries()) {
      const last = found.at(-1);
      if (last && placeOf(fact) !== null && placeOf(fact) === placeOf(last.facts[0])) last.facts.push(fact);
      else found.push({ key: `${key}-${index}`, number, facts: [fact] });
    }
  }
  return found;
}

function placeOf(fact: Fact): number | null {
  return fact.fact === "card-dealt" ? fact.seat : fact.fact === "market-filled" ? -1 : null;
}

/** Stands in a sentence where its cards are drawn. */
const HERE = "\uFFFC";

/** A line of the log: its words, and where it has cards, the same with them drawn. */
function inCards(group: Group, names: Names): Pick<LogLine, "text" | "cards"> {
  const [first] = group;
  const letters = "route" in first ? first.route : group.map((fact) => ("card" in fact ? fact.card : "")).join("");
  if (placeOf(first) === null && (!("route" in first) || !letters)) return { text: sentence(first, names) };
  const say = (cards: string): string =>
    "route" in first ? withRoute(first, cards, names) : together(first, cards, names);
  const [before = "", after = ""] = say(HERE).split(HERE);
  return { text: say(cardWords(letters)), cards: { before, letters, after } };
}

function together(fact: Fact, cards: string, names: Names): string {
  if (fact.fact === "card-dealt") return words("jackal-log-dealt", { seat: names.of(fact.seat), cards });
  return words("jackal-log-filled", { cards });
}

/** What cards are called, in order. */
export function cardWords(letters: string): string {
  return words.joined(cardsIn(letters).map((card) => words(`jackal-word-${card}`)));
}

/** One fact as a sentence; an undo is no fact of the game. */
export function sentence(fact: Fact, names: Names): string {
  if (fact.fact === "undone") return words("table-undone", { seat: names.of(fact.seat) });
  return "route" in fact && fact.route ? withRoute(fact, cardWords(fact.route), names) : plainly(fact, names);
}

/** One fact as a sentence for the player at `mine`, who is called "you". */
function sentenceFor(mine: number | null, fact: Fact, names: Names): string {
  if (fact.fact === "game-over") return wonWords(fact, names, mine) || sentence(fact, names);
  if (fact.fact !== "undone") {
    const named = "route" in fact && fact.route ? { ...fact, route: cardWords(fact.route) } : fact;
    return plainly(named, names, personOf(fact, mine));
  }
  if (fact.seat !== mine) return sentence(fact, names);
  return words("spoken-sentence", {
    text: words("labelled", { name: words("table-log-you"), value: words("table-log-undone") }),
  });
}

/** How the keys of sentences begin in which a player is called "you". */
function personOf(fact: GameFact, mine: number | null): string {
  if (mine === null) return "";
  if ("seat" in fact && fact.seat === mine) return "you-";
  return "other" in fact && fact.other === mine ? "at-you-" : "";
}

/** A fact about a route, with these words for its cards. */
function withRoute(fact: GameFact, route: string, names: Names): string {
  return plainly({ ...fact, route } as GameFact, names);
}

function plainly(fact: GameFact, names: Names, person = ""): string {
  const values = names.into(fact, FACTS[fact.fact]);
  const key = words.has(`jackal-${person}${fact.fact}`) ? person + fact.fact : fact.fact;
  return words.fact("jackal", {
    ...values,
    fact: key,
    ...("name" in fact && { name: islandWords(fact.island, fact.name) }),
  });
}

/** Whether there is anything to tell of an entry. */
export function isTold(facts: readonly Fact[]): boolean {
  return facts.some(isWorthTelling);
}

/** What happened in one entry. */
export function sentenceOf(facts: readonly Fact[], names: Names): Sentence | null {
  return inWords(facts.filter(isWorthTelling), names);
}

/** The same for the ear of the player at `mine`. */
export function toldTo(mine: number | null, facts: readonly Fact[], names: Names): string[] {
  return facts.filter(isWorthTelling).map((fact) => sentenceFor(mine, fact, names));
}

/** The same in a replay: every moment that it stops at has words. */
export function replayed(facts: readonly Fact[], names: Names): Sentence | null {
  return sentenceOf(facts, names) ?? inWords(facts, names);
}

function inWords(facts: readonly Fact[], names: Names): Sentence | null {
  const [first] = facts;
  if (!first) return null;
  return { seat: "seat" in first ? first.seat : -1, text: words.sentences(facts.map((fact) => sentence(fact, names))) };
}

/** Why something is not allowed. */
export function refusal({ rule, facts }: Reason, names: Names): string {
  return words.refusal("jackal", { rule, facts: names.into(facts, WHYS[String(facts.why)]) });
}

/** What happened on the island that is being played, without what was taken back. */
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

/** What happened on the island that was played last. */
export function lastIsland(log: readonly { facts: Fact[] }[]): Fact[] {
  let [island, last]: [Fact[], Fact[]] = [[], []];
  for (const fact of log.flatMap((entry) => entry.facts)) {
    island.push(fact);
    if (fact.fact === "island-left") [island, last] = [[], island];
  }
  return last;
}
