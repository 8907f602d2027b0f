// The log as a tale: facts in sentences, grouped by whose turn they belong to.
import type { Reason } from "../../../lib/types";
import { words } from "../../../lib/words.svelte";
import type { Names } from "../../../parts/player-names";
import type { Sentence, LogLine, LogTurn } from "../../../table/log-lines";
import { wonWords } from "../../../table/win-words";
import seats from "../seats.json";
import type { Fact } from "../types";
import { touched } from "./facts";

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

/** How much of the log is shown at least, and in which steps its beginning moves on. */
const NEWEST = 90;
const STEP = 60;

interface Entry {
  key: number;
  /** The frame that it led to. */
  number?: number;
  facts: Fact[];
}

/** After which entry the shown part of a log begins; it moves on only now and then, so that little is drawn again. */
export function beginning(log: readonly Entry[], pages: number): number {
  const last = log.at(-1)?.key ?? 0;
  return Math.max(0, Math.floor((last - NEWEST * pages) / STEP) * STEP);
}

type Say = (fact: Fact, names: Names) => string;

/** The log turn by turn: over each whose it was, below it what was done; `mine` is called by "you". */
export function turns(log: readonly Entry[], names: Names, mine: number | null, say: Say = sentence): LogTurn[] {
  const found: LogTurn[] = [];
  let before: Fact | undefined;
  for (const { key, facts, number } of log) {
    for (const [index, fact] of facts.entries()) {
      const line = { key: `${key}-${index}`, text: lineOf(fact, names, say), places: [...touched([fact])], number };
      const last = found.at(-1);
      if (last && last.seat === seatOf(fact) && !endsTurn(before)) put(last.lines, line);
      else found.push({ key: line.key, seat: seatOf(fact), title: titleOf(seatOf(fact), names, mine), lines: [line] });
      before = fact;
    }
  }
  return found;
}

/** The same thing several times in a row is one line. */
function put(lines: LogLine[], line: LogLine): void {
  const last = lines.at(-1);
  if (last?.text === line.text) last.times = (last.times ?? 1) + 1;
  else lines.push(line);
}

function titleOf(seat: number, names: Names, mine: number | null): string {
  if (seat < 0) return "";
  return seat === mine ? words("table-log-you") : names.of(seat);
}

/** One fact under a heading that says whose it is; what is nobody's is a sentence. */
export function lineOf(fact: Fact, names: Names, say: Say = sentence): string {
  if (seatOf(fact) < 0) return say(fact, names);
  if (fact.fact === "undone") return words("table-log-undone");
  return words.fact("tikal", { ...names.into(fact, FACTS[fact.fact]), fact: `log-${fact.fact}` });
}

/** Whether a turn is over with this. */
export function endsTurn(fact: Fact | undefined): boolean {
  return fact?.fact === "turn-ended" || fact?.fact === "scored";
}

/** One fact as a sentence; an undo is no fact of the game. */
export function sentence(fact: Fact, names: Names): string {
  if (fact.fact === "undone") return words("table-undone", { seat: names.of(fact.seat) });
  return words.fact("tikal", names.into(fact, FACTS[fact.fact]));
}

/** One fact as a sentence for the ear of the player at `mine`, without the code of a hex, which sounds like a space. */
export function spoken(fact: Fact, names: Names, mine: number | null): string {
  if (fact.fact === "game-over") return wonWords(fact, names, mine) || sentence(fact, names);
  const isHex = fact.fact === "removed" || fact.fact === "taken" || (fact.fact === "drawn" && fact.shown);
  if (!isHex) return sentence(fact, names);
  return words.fact("tikal", { ...names.into(fact, FACTS[fact.fact]), fact: `voice-${fact.fact}` });
}

/** What happened in one entry. */
export function sentenceOf(facts: readonly Fact[], names: Names, say: Say = sentence): Sentence | null {
  const [first] = facts;
  if (!first) return null;
  const seat = "seat" in first ? first.seat : -1;
  return { seat, text: words.sentences(facts.map((fact) => say(fact, names))) };
}

/** The same while it is shown: the points of a scoring are still being counted. */
export function sentenceWhileShown(facts: readonly Fact[], names: Names): Sentence | null {
  return sentenceOf(facts, names, uncounted);
}

function uncounted(fact: Fact, names: Names): string {
  if (fact.fact !== "scored") return sentence(fact, names);
  return words("spoken-sentence", { text: words("tikal-table-scores", { seat: names.of(fact.seat) }) });
}

/** Why something is not allowed. */
export function refusal({ rule, facts }: Reason, names: Names): string {
  return words.refusal("tikal", { rule, facts: names.into(facts, WHYS[String(facts.why)]) });
}
