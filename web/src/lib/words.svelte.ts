// Every word that a person reads: the same messages and the same conversions as src/cenote/words.py.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, kept } from "./kept";
import type { Fact, Reason } from "./types";

export const LANGUAGES = ["en", "de", "fr", "ru", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What languages call themselves. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  ru: "Русский",
  zh: "中文",
};

type Value = Fact[string] | undefined;
export type Facts = Record<string, Value>;

const SEATS = new Set(["seat", "other", "owner", "turn"]);
/** Which game a rule number speaks of. */
const GAMES: Record<string, string> = { T: "tikal", J: "jackal" };

const SPOKEN = import.meta.glob<Record<string, string>>("./words-*.ts", { import: "default" });
const RULES = import.meta.glob<string>("../../../src/cenote/games/*/locales/*/rules.ftl", {
  query: "?raw",
  import: "default",
});

let language = $state<Language>(preferred());
let bundle = $state.raw(new FluentBundle("en"));
let ruleTexts = $state.raw<Record<string, FluentBundle>>({});
let ruleNumbers = $state.raw<Record<string, string[]>>({});

function preferred(): Language {
  const wishes = [kept("language") ?? "", ...navigator.languages].map((wish) => wish.slice(0, 2).toLowerCase());
  return LANGUAGES.find((known) => known === wishes.find((wish) => LANGUAGES.some((one) => one === wish))) ?? "en";
}

/** Load a language and speak it from now on; without one, that of the browser. */
export async function speak(wanted: Language = language): Promise<void> {
  const texts = await SPOKEN[`./words-${wanted}.ts`]!();
  bundle = bundleOf(wanted, Object.values(texts));
  language = wanted;
  document.documentElement.lang = wanted;
  const shown = Object.keys(ruleTexts);
  ruleTexts = {};
  await Promise.all(shown.map(loadRules));
}

/** Speak this language from now on, also at the next visit. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  keep("language", wanted);
}

/** Load the texts of a game's rules; before that, `words.rule` is empty. */
export async function loadRules(game: string): Promise<void> {
  const spoken = language;
  if (ruleTexts[game]) return;
  const text = await RULES[`../../../src/cenote/games/${game}/locales/${spoken}/rules.ftl`]?.();
  if (text === undefined || spoken !== language) return;
  ruleTexts = { ...ruleTexts, [game]: bundleOf(spoken, [text]) };
  ruleNumbers = { ...ruleNumbers, [game]: numbersIn(text) };
}

function bundleOf(spoken: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(spoken, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

function numbersIn(text: string): string[] {
  const ids = [...text.matchAll(/^\w+-rule-([TJ]\d+(?:-\d+)?) =/gm)];
  return ids.map((found) => found[1]!.replace("-", "."));
}

function say(key: string, facts: Facts = {}, names: readonly string[] = []): string {
  return filled(bundle, key, facts, names);
}

function filled(from: FluentBundle, key: string, facts: Facts, names: readonly string[]): string {
  const pattern = from.getMessage(key)?.value;
  if (!pattern) return missing(key, `no message ${key} in ${language}`);
  const errors: Error[] = [];
  const args = Object.entries(facts).map(([name, value]) => [name, spokenOf(name, value, names)] as const);
  const text = from.formatPattern(pattern, Object.fromEntries(args), errors);
  return errors[0] ? missing(text, `message ${key} in ${language}: ${errors[0].message}`) : text;
}

/** A mistake of ours: loud where we work, quiet where people play. */
function missing(shown: string, mistake: string): string {
  if (import.meta.env.DEV) throw new Error(mistake);
  return shown;
}

/** Fluent takes numbers and texts: switches become yes and no, seats names, lists words, and nothing "none". */
function spokenOf(name: string, value: Value, names: readonly string[]): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return listed(name, value, names);
  if (SEATS.has(name) && typeof value === "number") return nameOf(value, names);
  return value === "" || value === undefined ? "none" : value;
}

function listed(name: string, values: Extract<Value, unknown[]>, names: readonly string[]): string {
  if (name === "winners") return joined(values.map((seat) => nameOf(Number(seat), names)));
  const parts = values.map((value) => (Array.isArray(value) ? value.join(" ") : String(value)));
  return parts.join(", ") || "none";
}

function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] ?? String(seat);
}

/** Some things in a row, with the language's word for "and" before the last. */
function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return say("list-end", { rest: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

/** One sentence about what happened. */
function factSentence(game: string, told: Fact, names: readonly string[]): string {
  const { fact, ...facts } = told;
  return say(`${game}-${String(fact)}`, { ...facts, ...gameWords(game, facts) }, names);
}

/** Why an action is not allowed; the number of the rule is shown beside it, as a link. */
function refusal(game: string, reason: Reason, names: readonly string[]): string {
  const facts: Facts = { why: Object.keys(reason.facts)[0] ?? "", ...reason.facts };
  return say(`${game}-${reason.rule.replace(".", "-")}`, { ...facts, ...gameWords(game, facts) }, names);
}

/** For each fact that is a word of the game (a treasure, a card) its translation, as `$name-word`. */
function gameWords(game: string, facts: Facts): Facts {
  const words: Facts = {};
  for (const [name, value] of Object.entries(facts)) {
    const key = `${game}-word-${String(value)}`;
    if (typeof value === "string" && bundle.hasMessage(key)) words[`${name}-word`] = say(key);
  }
  return words;
}

/** The text of a rule ("T6.4") or the title of a chapter ("T6"); empty until it is loaded. */
function rule(number: string): string {
  const texts = ruleTexts[gameOf(number)];
  return texts ? filled(texts, `${gameOf(number)}-rule-${number.replace(".", "-")}`, {}, []) : "";
}

export function gameOf(number: string): string {
  return GAMES[number.charAt(0)] ?? "";
}

/** What a bot is called; one that nobody translated keeps its name. */
function bot(name: string): string {
  return bundle.hasMessage(`bot-${name}`) ? say(`bot-${name}`) : name;
}

export const words = Object.assign(say, {
  fact: factSentence,
  refusal,
  rule,
  bot,
  joined,
  /** The numbers of a game's chapters and rules in order, once they are loaded. */
  numbers: (game: string): string[] => ruleNumbers[game] ?? [],
  /** Whether there is a message of this key, for codes that may be newer than this page. */
  has: (key: string): boolean => bundle.hasMessage(key),
  language: (): Language => language,
});
