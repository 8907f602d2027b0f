// Reads of a record (docs/notation.md) what its draws are checked with; the actions between them it leaves alone.

export interface Draw {
  /** What came, as the record writes it. */
  came: string;
  /** Where it stands, from 1. */
  line: number;
}

/** A game that this one goes on from: everything up to the line `last` was played there. */
export interface Origin {
  last: number;
  seed: string;
  salts: string[];
}

export interface GameRecord {
  commitment: string;
  /** One for each seat, or none at all; an empty one is "". */
  salts: string[];
  /** In the order of their lines; none where a game was played from its beginning. */
  origins: Origin[];
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
const SALT = "(?:-|[0-9a-f]+)";
const PLAY = "\nplay\n";
const ORIGIN = new RegExp(`^origin (\\d+) ${HASH}((?: ${SALT})*)$`);

export function readRecord(text: string): GameRecord {
  const ended = new RegExp(`^([^]*\n)sha256 ${HASH}\n$`).exec(text);
  const [, body = "", digest = ""] = ended ?? [];
  const head = body.indexOf(PLAY) + 1;
  if (!ended || head === 0 || !body.startsWith("cenote record 1\n"))
    throw new Unreadable(ended ? 1 : text.split("\n").length);
  const above = body.slice(0, head);
  const commitment = new RegExp(`^commitment ${HASH}$`, "m").exec(above)?.[1];
  if (!commitment) throw new Unreadable(above.split("\n").length);
  const salts = Array.from(above.matchAll(new RegExp(`^salt \\d+ (${SALT})$`, "gm")), ([, salt]) => plain(salt!));
  const seed = new RegExp(`^seed ${HASH}$`, "m").exec(body.slice(head))?.[1] ?? null;
  const lines = body.split("\n");
  return { commitment, salts, origins: originsIn(lines), draws: drawsIn(lines), seed, body, digest };
}

const plain = (salt: string): string => salt.replace("-", "");

/** Each leads further than the one before it, and none beyond what was played. */
function originsIn(lines: string[]): Origin[] {
  const play = lines.indexOf("play") + 1;
  const end = lines.findIndex((text, at) => at >= play && !/^(\d+|\*) /.test(text));
  const seats = lines.slice(0, play).filter((text) => text.startsWith("seat ")).length;
  const origins: Origin[] = [];
  for (const [at, text] of lines.slice(0, play).entries()) {
    if (!text.startsWith("origin ")) continue;
    const [, upto = "0", seed = "", rest = ""] = ORIGIN.exec(text) ?? [];
    const [last, salts] = [play + Number(upto), rest.split(" ").slice(1).map(plain)];
    if (last <= (origins.at(-1)?.last ?? play) || last > end || ![0, seats].includes(salts.length))
      throw new Unreadable(at + 1);
    origins.push({ last, seed, salts });
  }
  return origins;
}

function drawsIn(lines: string[]): Draw[] {
  const numbered = lines.map((text, at) => ({ text, line: at + 1 }));
  return numbered.filter(({ text }) => text.startsWith("* ")).map(({ text, line }) => ({ came: text.slice(2), line }));
}
