// Reads of a record (docs/notation.md) what its draws are checked with; the actions between them it leaves alone.

export interface Draw {
  /** What came, as the record writes it. */
  came: string;
  /** Where it stands, from 1. */
  line: number;
}

export interface GameRecord {
  commitment: string;
  /** One for each seat, or none at all; an empty one is "". */
  salts: string[];
  draws: Draw[];
  /** Nothing while the game runs. */
  seed: string | null;
  /** Everything above the digest. */
  body: string;
  digest: string;
}

/** A record that does not keep to its form. */
export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

const HASH = "([0-9a-f]{64})";
const PLAY = "\nplay\n";

export function readRecord(text: string): GameRecord {
  const ended = new RegExp(`^([^]*\n)sha256 ${HASH}\n$`).exec(text);
  const [, body = "", digest = ""] = ended ?? [];
  const head = body.indexOf(PLAY) + 1;
  if (!ended || head === 0 || !body.startsWith("cenote record 1\n")) throw new Unreadable(ended ? 1 : text.split("\n").length);
  const above = body.slice(0, head);
  const commitment = new RegExp(`^commitment ${HASH}$`, "m").exec(above)?.[1];
  if (!commitment) throw new Unreadable(above.split("\n").length);
  const salts = Array.from(above.matchAll(/^salt \d+ (-|[0-9a-f]+)$/gm), ([, salt]) => salt!.replace("-", ""));
  const seed = new RegExp(`^seed ${HASH}$`, "m").exec(body.slice(head))?.[1] ?? null;
  return { commitment, salts, draws: drawsIn(body), seed, body, digest };
}

function drawsIn(body: string): Draw[] {
  const lines = body.split("\n").map((text, at) => ({ text, line: at + 1 }));
  return lines.filter(({ text }) => text.startsWith("* ")).map(({ text, line }) => ({ came: text.slice(2), line }));
}
