// Whether a finished game was drawn as promised: everything is computed here again, from its record (docs/notation.md, "Draws").
import { bytesOf, keyed, sha256 } from "./digest";
import { readRecord, Unreadable, type Draw, type GameRecord, type Origin } from "./record";
import type { Note } from "./salt";

/** What could have come in a draw, in order, each with its weight. */
export type Odds = readonly (readonly [action: string, weight: number])[];

/** One thing that was looked at: its message, and whether it is as it should be. */
export interface Finding {
  right: boolean;
  key: string;
  facts?: Record<string, number | string>;
}

export interface Verdict {
  right: boolean;
  findings: Finding[];
  draws: Draw[];
  seed: string | null;
}

type Computing = (text: string) => Promise<bigint>;

const SPAN = 1n << 64n;

/** Everything about a record; `note` is what this browser saw and sent before the game, if it was there. */
export async function check(
  text: string,
  odds: readonly Odds[],
  note?: Pick<Note, "commitment" | "salt">,
): Promise<Verdict> {
  let record: GameRecord;
  try {
    record = readRecord(text);
  } catch (trouble) {
    if (!(trouble instanceof Unreadable)) throw trouble;
    return verdict(null, [{ right: false, key: "fair-record-unreadable", facts: { line: String(trouble.line) } }]);
  }
  const whole = either((await sha256(record.body)) === record.digest, "fair-record-whole", "fair-record-altered");
  if (record.seed === null) return verdict(record, [whole, { right: false, key: "fair-unopened" }]);
  const promised = either(
    (await sha256(bytesOf(record.seed))) === record.commitment,
    "fair-seed-right",
    "fair-seed-wrong",
  );
  const own = { last: Infinity, seed: record.seed, salts: record.salts };
  return verdict(record, [whole, promised, ...remembered(record, note), await drawnRight(record, own, odds)]);
}

function verdict(record: GameRecord | null, findings: Finding[]): Verdict {
  const { draws = [], seed = null } = record ?? {};
  return { right: findings.every((finding) => finding.right), findings, draws, seed };
}

function either(right: boolean, yes: string, no: string): Finding {
  return { right, key: right ? yes : no };
}

function remembered(record: GameRecord, note?: Pick<Note, "commitment" | "salt">): Finding[] {
  if (!note) return [];
  return [
    either(record.commitment === note.commitment, "fair-print-right", "fair-print-wrong"),
    either(record.salts.includes(note.salt), "fair-salt-right", "fair-salt-wrong"),
  ];
}

/** All draws, or the first that does not fit: those of the games that it goes on from, and then its own. */
async function drawnRight({ draws, origins }: GameRecord, own: Origin, odds: readonly Odds[]): Promise<Finding> {
  let since = 0;
  for (const { last, seed, salts } of [...origins, own]) {
    const compute = await keyed(bytesOf(seed));
    const upto = draws.filter(({ line }) => line <= last).length;
    for (let at = since; at < upto; at++) {
      const due = await outcome(compute, at - since, salts, odds[at] ?? []);
      if (due !== draws[at]!.came) return unfit(at, draws[at]!, due);
    }
    since = upto;
  }
  return drawn(draws, origins);
}

function unfit(at: number, { came, line }: Draw, due: string | null): Finding {
  const place = { number: String(at + 1), line: String(line) };
  if (due === null) return { right: false, key: "fair-draws-none", facts: place };
  return { right: false, key: "fair-draws-wrong", facts: { ...place, came, due } };
}

/** Nobody promised the seed of another game here, so it is said which draws are of one. */
function drawn(draws: Draw[], origins: Origin[]): Finding {
  const last = origins.at(-1)?.last ?? 0;
  const number = String(draws.filter(({ line }) => line <= last).length);
  return number === "0"
    ? { right: true, key: "fair-draws-right" }
    : { right: true, key: "fair-draws-borrowed", facts: { number } };
}

/** What a draw must give; nothing where nothing could have come. */
export async function outcome(compute: Computing, number: number, salts: string[], odds: Odds): Promise<string | null> {
  const whole = BigInt(odds.reduce((sum, [, weight]) => sum + weight, 0));
  if (whole <= 0n) return null;
  for (let attempt = 0; ; attempt++) {
    const value = await compute(`${number}.${attempt}:${salts.join(",")}`);
    if (value < SPAN - (SPAN % whole)) return covering(odds, value % whole);
  }
}

/** The outcome that covers a place when the weights are laid end to end. */
function covering(odds: Odds, place: bigint): string | null {
  let left = place;
  for (const [action, weight] of odds) {
    if (left < weight) return action;
    left -= BigInt(weight);
  }
  return null;
}
