import { beforeEach, expect, test, vi } from "vitest";
import { rulebook } from "./rulebook";

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
