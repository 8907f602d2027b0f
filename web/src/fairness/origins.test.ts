import { expect, test } from "vitest";
import fixture from "../../fixtures/fairness-origins.json";
import { check, type Odds } from "./check";
import { sha256 } from "./digest";
import { readRecord, Unreadable } from "./record";

// A game of three: the first up to entry 100, one that went on from there up to 160, and one that went on from that.
const { record, odds } = fixture as unknown as { record: string; odds: Odds[] };
const PLAY = 12;
const OTHER = "0".repeat(64);

function replaced(from: RegExp, to: string): string {
  const body = record.replace(/sha256 .*\n$/, "").replace(from, to);
  expect(body).not.toBe(record.replace(/sha256 .*\n$/, ""));
  return body;
}

/** The line of the first draw that does not fit in such a record with a fitting checksum, and whatever else is wrong. */
async function wrongLine(from: RegExp, to: string): Promise<[number, string[]]> {
  const body = replaced(from, to);
  const { findings } = await check(`${body}sha256 ${await sha256(body)}\n`, odds);
  const wrong = findings.filter(({ right }) => !right);
  const draw = wrong.find(({ key }) => key === "fair-draws-wrong");
  return [Number(draw?.facts?.line ?? 0), wrong.map(({ key }) => key)];
}

test("draws follow from the seed and the salts of the game in which they were made, and it is said which were borrowed", async () => {
  const { right, findings, draws } = await check(record, odds);
  const borrowed = draws.filter(({ line }) => line <= PLAY + 160).length;
  expect([right, draws.length]).toEqual([true, odds.length]);
  expect(findings.at(-1)).toEqual({ right: true, key: "fair-draws-borrowed", facts: { number: String(borrowed) } });
});

test.each([
  ["the first seed", /^origin 100 \w+/m, `origin 100 ${OTHER}`, [0, 100]],
  ["the first salts", /11aa 22bb/, "11aa 22bc", [0, 100]],
  ["the second seed", /^origin 160 \w+/m, `origin 160 ${OTHER}`, [100, 160]],
  ["the second salts", /^(origin 160 \w+)/m, "$1 - -", [100, 160]],
  ["the first cut", /^origin 100 /m, "origin 130 ", [100, 130]],
  ["the second cut", /^origin 160 /m, "origin 140 ", [140, 300]],
  ["its own salts", /^salt 0 -/m, "salt 0 aa", [160, 300]],
])("whoever alters %s is found", async (_, from, to, [after, upto]) => {
  const [line, wrong] = await wrongLine(from, to);
  expect(wrong).toEqual(["fair-draws-wrong"]);
  expect(line).toBeGreaterThan(PLAY + after!);
  expect(line).toBeLessThanOrEqual(PLAY + upto!);
});

test("the seed that was promised is the record's own", async () => {
  const [line, wrong] = await wrongLine(/^seed .*$/m, `seed ${OTHER}`);
  expect(wrong).toEqual(["fair-seed-wrong", "fair-draws-wrong"]);
  expect(line).toBeGreaterThan(PLAY + 160);
});

test.each([
  ["without a seed", /^origin 100 .*$/m, "origin 100"],
  ["of nothing", /^origin 100 /m, "origin 0 "],
  ["out of order", /^origin 100 /m, "origin 160 "],
  ["with too few salts", /11aa 22bb/, "11aa"],
  ["with a salt that is none", /22bb/, "xy"],
])("an origin %s cannot be read", (_, from, to) => {
  expect(() => readRecord(`${replaced(from, to)}sha256 ${OTHER}\n`)).toThrow(Unreadable);
});

test("an origin cannot be read that leads beyond the game", () => {
  const entries = readRecord(record).body.split("\n").length - PLAY - 4;
  const upto = (count: number) => () => readRecord(`${replaced(/^origin 160 /m, `origin ${count} `)}sha256 ${OTHER}\n`);
  expect(upto(entries)).not.toThrow();
  expect(upto(entries + 1)).toThrow(Unreadable);
});
