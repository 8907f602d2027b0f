import { beforeEach, expect, test, vi } from "vitest";
import type { Chapter } from "./types";
import { found, pieces, rulebook } from "./rulebook";

const CHAPTERS = [{ number: "N1", title: "Heaps", rules: [["N1.1", "Three heaps."]] }];
let answers: Response[];
const asked = vi.fn(() => Promise.resolve(answers.shift()!));

beforeEach(() => {
  vi.stubGlobal("fetch", asked.mockClear());
});

test("rules are asked for once in each language", async () => {
  answers = [Response.json({ chapters: CHAPTERS }), Response.json({ chapters: [] })];
  expect(await rulebook("nim", "en")).toEqual(CHAPTERS);
  expect(await rulebook("nim", "en")).toEqual(CHAPTERS);
  expect(await rulebook("nim", "de")).toEqual([]);
  expect(asked.mock.calls.map((call) => (call as unknown[])[0])).toEqual([
    "/api/games/nim/rules/en",
    "/api/games/nim/rules/de",
  ]);
});

test("rules that did not come are asked for again", async () => {
  answers = [Response.json({ code: "trouble" }, { status: 500 }), Response.json({ chapters: CHAPTERS })];
  await expect(rulebook("go", "en")).rejects.toThrow("trouble");
  expect(await rulebook("go", "en")).toEqual(CHAPTERS);
});

const BOOK: Chapter[] = [
  {
    number: "N1",
    title: "Heaps",
    rules: [
      ["N1.1", "Three lie there."],
      ["N1.2", "Take from one, see N2.1."],
    ],
  },
  { number: "N2", title: "The end", rules: [["N2.1", "Who takes the last one wins."]] },
  { number: "N21", title: "Questions", rules: [["N21.1", "What of (three)?"]] },
];
const listed = (search: string) => found(BOOK, search).flatMap(({ rules }) => rules.map(([number]) => number));

test("a search finds all its words in any order, a chapter by its title, and rules by number", () => {
  expect(listed("one TAKE")).toEqual(["N1.2", "N2.1"]);
  expect(listed("heaps three")).toEqual(["N1.1"]);
  expect(listed("n2")).toEqual(["N1.2", "N2.1"]);
  expect(listed("n21.1")).toEqual(["N21.1"]);
  expect(listed("(three)")).toEqual(["N21.1"]);
  expect(listed("four")).toEqual([]);
});

test("numbers of other rules and what was searched for stand out", () => {
  expect(pieces("Take from one, see N2.1 or X9.9.", new Set(["N2.1"]), "take")).toEqual([
    { kind: "hit", text: "Take" },
    { kind: "words", text: " from one, see " },
    { kind: "rule", text: "N2.1" },
    { kind: "words", text: " or " },
    { kind: "words", text: "X9.9" },
    { kind: "words", text: "." },
  ]);
});
