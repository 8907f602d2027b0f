import { beforeEach, describe, expect, test } from "vitest";
import sentences from "../../../../fixtures/sentences.json";
import type { Reason, Table } from "../../../lib/types";
import { LANGUAGES, learn, speak } from "../../../lib/words.svelte";
import { Names } from "../../../table/names";
import type { Fact } from "../types";
import { refusal, sentence, turns } from "./tale";

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

test("what belongs to one turn is told together, until it ends", () => {
  const moved: Fact = { fact: "passed", seat: 1 };
  const ended: Fact = { fact: "turn-ended", seat: 1, lost: 0 };
  const told = turns([{ key: 1, facts: [moved, ended] }, { key: 2, facts: [moved] }], names);
  expect(told.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [1, 2],
    [1, 1],
  ]);
});
