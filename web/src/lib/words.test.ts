import { beforeEach, describe, expect, test } from "vitest";
import sentences from "../../fixtures/sentences.json";
import type { Fact, Reason } from "./types";
import { chooseLanguage, LANGUAGES, loadRules, speak, words } from "./words.svelte";

type Example = { fact?: Fact; reason?: Reason; said: Record<string, string> };
const examples = sentences.examples as unknown as Example[];

function said({ fact, reason }: Example): string {
  return fact ? words.fact("tikal", fact, sentences.names) : words.refusal("tikal", reason!, sentences.names);
}

beforeEach(() => {
  localStorage.clear();
  return speak("en");
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("facts and refusals read as they do in Python", async () => {
    await speak(language);
    expect(examples.map(said)).toEqual(examples.map((example) => example.said[language]));
  });

  test("there is a sentence for every problem and the rules can be read", async () => {
    await speak(language);
    await loadRules("tikal");
    expect(words.has("web-problem-too-many-tables")).toBe(true);
    expect(words.rule("T6.4").length).toBeGreaterThan(10);
    expect(words.numbers("tikal")).toContain("T15.7");
  });
});

test("a chosen language is kept and told to the page", async () => {
  await chooseLanguage("ru");
  expect([words.language(), document.documentElement.lang, localStorage.getItem("cenote-language")]).toEqual([
    "ru",
    "ru",
    "ru",
  ]);
  expect(words("web-free", { count: 3 })).toBe("3 свободных места");
});

test("rules that were shown are shown in the new language", async () => {
  await loadRules("tikal");
  const english = words.rule("T6.4");
  await speak("de");
  expect(words.rule("T6.4")).not.toBe(english);
  expect(words.rule("T6.4")).not.toBe("");
});

test("switches, lists and nothing become words", () => {
  expect(words("web-create", { ready: true })).toBe("Start the game");
  expect(words.joined(["a", "b", "c"])).toBe("a, b and c");
  expect(words.bot("greedy")).toBe("Greedy");
  expect(words.bot("unheard-of")).toBe("unheard-of");
});

test("a message that is not there is a mistake of ours", () => {
  expect(() => words("web-no-such-message")).toThrow("web-no-such-message");
  expect(() => words("web-with")).toThrow("names");
});
