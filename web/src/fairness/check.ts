// Whether a finished game was drawn as promised: everything is computed here again, from its record (docs/notation.md, "Draws").
import { bytesOf, keyed, sha256 } from "./digest";
import { readRecord, Unreadable, type Draw, type GameRecord } from "./record";
import type { Note } from "./share";

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
export async function check(text: string, odds: readonly Odds[], note?: Pick<Note, "commitment" | "salt">): Promise<Verdict> {
  let record: GameRecord;
  try {
    record = readRecord(text);
  } catch (trouble) {
    if (!(trouble instanceof Unreadable)) throw trouble;
    return verdict(null, [{ right: false, key: "fair-record-unreadable", facts: { line: String(trouble.line) } }]);
  }
  const whole = either((await sha256(record.body)) === record.digest, "fair-record-whole", "fair-record-altered");
  if (record.seed === null) return verdict(record, [whole, { right: false, key: "fair-unopened" }]);
  const seed = bytesOf(record.seed);
  const promised = either((await sha256(seed)) === record.commitment, "fair-seed-right", "fair-seed-wrong");
  return verdict(record, [whole, promised, ...remembered(record, note), await drawnRight(record, await keyed(seed), odds)]);
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

/** All draws, or the first that does not fit. */
async function drawnRight({ draws, salts }: GameRecord, compute: Computing, odds: readonly Odds[]): Promise<Finding> {
  for (const [number, { came, line }] of draws.entries()) {
    const due = await outcome(compute, number, salts, odds[number] ?? []);
    const place = { number: String(number + 1), line: String(line) };
    if (due === null) return { right: false, key: "fair-draws-none", facts: place };
    if (due !== came) return { right: false, key: "fair-draws-wrong", facts: { ...place, came, due } };
  }
  return { right: true, key: "fair-draws-right" };
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
