import { expect, test } from "vitest";
import fixture from "../../fixtures/fairness.json";
import { check, outcome, type Odds } from "./check";
import { bytesOf, keyed, sha256 } from "./digest";

const { record, odds } = fixture as unknown as { record: string; odds: Odds[] };
const line = (word: string) => new RegExp(`^${word} .*$`, "m").exec(record)![0];
const NOTE = { commitment: line("commitment").slice(11), salt: "a1b2c3d4e5f60718" };

/** A record with something else in it, and the checksum that somebody who alters it would write. */
async function altered(from: string | RegExp, to: string): Promise<string> {
  const body = record.replace(/sha256 .*\n$/, "").replace(from, to);
  return `${body}sha256 ${await sha256(body)}\n`;
}

const wrong = async (text: string, known: Odds[] = odds, note?: typeof NOTE) =>
  (await check(text, known, note)).findings.filter(({ right }) => !right);

// The test vectors of docs/notation.md.
const COUNTED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const OTHER = "53a0b60701d8e00320b9428b09eee7e9434aa11ec095fd5a3a8363aa08410ec9";
test.each([
  ["0".repeat(64), [], 0, [1, 1, 1, 1, 1, 1], 1],
  [COUNTED, ["a1b2", "c3d4"], 0, [3, 3, 3, 3, 3, 3, 3, 3], 5],
  [COUNTED, ["a1b2", "c3d4"], 1, [3, 3, 3, 2, 3, 3, 3, 3], 5],
  [OTHER, [], 17, [1, 2, 3, 4], 3],
  [OTHER, ["", "ff00"], 400, [5, 1], 0],
])("seed %s, salts %s, draw %i of %s gives %i", async (seed, salts, number, weights, place) => {
  const all: Odds = weights.map((weight, at) => [String(at), weight]);
  expect(await outcome(await keyed(bytesOf(seed)), number, salts, all)).toBe(String(place));
});

test("a value that would favour some outcomes is drawn again", async () => {
  const values = [(1n << 64n) - 1n, 4n];
  const asked: string[] = [];
  const compute = (text: string) => Promise.resolve((asked.push(text), values.shift()!));
  const all: Odds = [
    ["a", 2],
    ["b", 1],
  ];
  expect(await outcome(compute, 7, ["aa", "bb"], all)).toBe("a");
  expect(asked).toEqual(["7.0:aa,bb", "7.1:aa,bb"]);
});

test("a true record fits in every way", async () => {
  const { right, findings, draws } = await check(record, odds, NOTE);
  expect(findings.filter((finding) => !finding.right)).toEqual([]);
  expect([right, findings.length, draws.length]).toEqual([true, 5, odds.length]);
});

test("an altered draw is named", async () => {
  const lines = record.split("\n").slice(0, -2);
  const at = lines.map((text, row) => (text.startsWith("* ") ? row : -1)).filter((row) => row >= 0)[3]!;
  const came = lines[at]!.slice(2);
  const other = odds[3]!.find(([action]) => action !== came)![0];
  const body = `${lines.map((text, row) => (row === at ? `* ${other}` : text)).join("\n")}\n`;
  const facts = { number: "4", line: String(at + 1), came: other, due: came };
  expect(await wrong(`${body}sha256 ${await sha256(body)}\n`)).toEqual([
    { right: false, key: "fair-draws-wrong", facts },
  ]);
});

test("an altered salt is found by the draws, and by whoever sent it", async () => {
  const text = await altered(NOTE.salt, "a1b2c3d4e5f60719");
  expect((await wrong(text)).map(({ key }) => key)).toEqual(["fair-draws-wrong"]);
  expect((await wrong(text, odds, NOTE)).map(({ key }) => key)).toEqual(["fair-salt-wrong", "fair-draws-wrong"]);
});

test("an altered seed does not have the fingerprint", async () => {
  const text = await altered(/^seed .*$/m, `seed ${COUNTED}`);
  expect((await wrong(text)).map(({ key }) => key)).toEqual(["fair-seed-wrong", "fair-draws-wrong"]);
});

test("a seed that was chosen afterwards has another fingerprint than the one that was shown", async () => {
  const body = record.replace(/sha256 .*\n$/, "").replace(/^seed .*$/m, `seed ${COUNTED}`);
  const swapped = body.replace(/^commitment .*$/m, `commitment ${await sha256(bytesOf(COUNTED))}`);
  const text = `${swapped}sha256 ${await sha256(swapped)}\n`;
  expect((await wrong(text, odds, NOTE)).map(({ key }) => key)).toEqual(["fair-print-wrong", "fair-draws-wrong"]);
});

test("an altered commitment does not belong to the seed", async () => {
  const text = await altered(/^commitment .*$/m, `commitment ${"0".repeat(64)}`);
  expect((await wrong(text, odds, NOTE)).map(({ key }) => key)).toEqual(["fair-seed-wrong", "fair-print-wrong"]);
});

test("anything that is altered without a new checksum is found", async () => {
  expect((await wrong(record.replace("seat 0 ", "seat 0 X"))).map(({ key }) => key)).toEqual(["fair-record-altered"]);
});

test("a draw of which nobody says what could have come is wrong", async () => {
  expect(await wrong(record, odds.slice(0, 5))).toMatchObject([{ key: "fair-draws-none", facts: { number: "6" } }]);
});

test("without a seed there is nothing to compute, and without a form nothing to read", async () => {
  expect((await wrong(await altered(/^seed .*\n/m, ""))).map(({ key }) => key)).toEqual(["fair-unopened"]);
  for (const broken of [
    "",
    "cenote record 1\n",
    record.slice(0, -3),
    record.replace("\nplay\n", "\n"),
    record.replace(/^commitment.*\n/m, ""),
  ])
    expect((await wrong(broken)).map(({ key }) => key)).toEqual(["fair-record-unreadable"]);
});
