import { beforeEach, describe, expect, test } from "vitest";
import sentences from "../../../../fixtures/sentences.json";
import type { Reason, Table } from "../../../lib/types";
import { LANGUAGES, learn, speak } from "../../../lib/words.svelte";
import { Names } from "../../../parts/player-names";
import type { Fact } from "../types";
import { beginning, refusal, sentence, spoken, sentenceWhileShown, turns } from "./sentences";

type Example = { fact?: Fact; reason?: Reason; said: Record<string, string> };
const examples = sentences.examples as unknown as Example[];
const seats = sentences.names.map((name) => ({ kind: "person", name })) as Table["seats"];
const names = new Names(() => ({ seats }));

function said({ fact, reason }: Example): string {
  return fact ? sentence(fact, names) : refusal(reason!, names);
}

beforeEach(async () => {
  await learn("tikal");
  await speak("en");
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("facts and refusals read as they do in Python", async () => {
    await speak(language);
    expect(examples.map(said)).toEqual(examples.map((example) => example.said[language]));
  });
});

const moved: Fact = { fact: "walked", seat: 1, member: "worker", origin: "a5", space: "b4", cost: 1 };
const ended: Fact = { fact: "turn-ended", seat: 1, lost: 0 };

test("what belongs to one turn is told together, until it ends", () => {
  const told = turns(
    [
      { key: 1, facts: [moved, ended] },
      { key: 2, facts: [moved] },
    ],
    names,
    null,
  );
  expect(told.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [1, 2],
    [1, 1],
  ]);
});

test("over a turn stands whose it was, and only there; my own is mine", () => {
  const [turn] = turns([{ key: 1, facts: [moved, ended] }], names, 0);
  expect(turn?.title).toBe(names.of(1));
  expect(turn?.lines.map(({ text }) => text)).toEqual(["Worker a5 → b4 (1\u00a0AP)", "End of the turn"]);
  expect(turns([{ key: 1, facts: [moved] }], names, 1)[0]?.title).toBe("You");
});

test("while a scoring is shown, its points are not told yet", () => {
  const scored: Fact = {
    fact: "scored",
    seat: 1,
    temples: [["a4", 3]],
    treasures: 0,
    gained: 3,
    total: 45,
    strengths: [[0, 2]],
  };
  expect(sentenceWhileShown([ended, scored], names)).toEqual({
    seat: 1,
    text: `${sentence(ended, names)} ${names.of(1)} scores.`,
  });
});

const offered = { fact: "drawn", shown: true, seat: 0, kind: "temple", value: 1, hexagon: "A1" } as Fact;
const taken = { ...offered, fact: "taken", last: false } as Fact;
const removed = { fact: "removed", kind: "volcano", value: 0, hexagon: "B5" } as Fact;
const over = { fact: "game-over", winners: [1], scores: [3, 8] } as Fact;

test("a hex is announced without its code, which sounds like a space", () => {
  expect(spoken(offered, names, 0)).toBe("On offer: temple worth 1.");
  expect(spoken(taken, names, 1)).toBe(`${names.of(0)} takes the temple worth 1.`);
  expect(spoken(removed, names, 0)).toBe("The volcano fits nowhere and leaves the game.");
  expect(turns([{ key: 1, facts: [offered] }], names, 0)[0]?.lines[0]?.text).toContain("(A1)");
});

test("a winner who listens is called you", () => {
  expect(spoken(over, names, 1)).toBe("The game is over. You won (3, 8).");
  expect(spoken(over, names, 0)).toBe(sentence(over, names));
  expect(spoken({ ...over, winners: [0, 1] } as Fact, names, 1)).toBe(
    `The game is over. You won together with ${names.of(0)} (3, 8).`,
  );
});

test("a line knows the places it speaks of, and the same thing again is counted", () => {
  const [turn] = turns(
    [
      { key: 1, facts: [moved] },
      { key: 2, facts: [moved] },
    ],
    names,
    null,
  );
  expect(turn?.lines).toEqual([{ key: "1-0", text: "Worker a5 → b4 (1\u00a0AP)", places: ["a5", "b4"], times: 2 }]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("every fact has a line for the log", async () => {
    await speak(language);
    const facts = examples.flatMap(({ fact }) => fact ?? []);
    const lines = turns([{ key: 1, facts }], names, null).flatMap((turn) => turn.lines.map(({ text }) => text));
    for (const line of lines) expect(line).not.toMatch(/tikal-|\{|undefined/);
  });
});

test("the log shows its end, and its beginning moves on only now and then", () => {
  const log = Array.from({ length: 300 }, (_, index) => ({ key: index + 1, facts: [ended] }));
  const beginnings = log.map((_, last) => beginning(log.slice(0, last + 1), 1));
  expect(new Set(beginnings).size).toBeLessThanOrEqual(5);
  beginnings.forEach((first, last) => expect(last - first).toBeLessThan(150));
  expect(beginning(log, 1)).toBe(180);
  expect(beginning(log, 4)).toBe(0);
});
