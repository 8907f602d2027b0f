// Every word that a person reads: the same messages and the same conversions as src/cenote/words.py.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts from "virtual:words";
import { conjunction, oneSpace } from "./cldr";
import { foreignTexts } from "./server-words";
import { getItem, setItem } from "./local-storage";
import type { Reason, Value, Values } from "./types";

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

/** What a message is filled with. */
type Facts = Record<string, Value | undefined>;

/** The language that is wanted, and the games whose words are wanted in it; `language` follows once they are loaded. */
let target = preferred();
const learned = new Set<string>();
let language = $state<Language>(preferred());
let shared = $state.raw(new FluentBundle("en"));
let games = $state.raw<Record<string, FluentBundle>>({});

function preferred(): Language {
  const preferences = [getItem("language") ?? "", ...navigator.languages].map((one) => one.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((known) => known === preferences.find((one) => LANGUAGES.some((other) => other === one))) ?? "en"
  );
}

/** Load a language and speak it from now on; without one, that of the browser. */
export async function speak(wanted: Language = target): Promise<void> {
  target = wanted;
  const names = [...learned];
  const [base, ...own] = await Promise.all([wanted, ...names.map((game) => `${wanted}/${game}`)].map(bundleOf));
  if (target !== wanted || names.length < learned.size) return speak(); // what is wanted has changed meanwhile
  shared = base!;
  games = Object.fromEntries(names.map((game, at) => [game, own[at]!]));
  language = wanted;
  document.documentElement.lang = wanted;
}

/** Speak this language from now on, also at the next visit; the cookie lets the server send the words with the page. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  setItem("language", language);
  document.cookie = `cenote-language=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** Load what a game's own table says, or one of its parts ("game/how"), in this language and in any that is chosen later. */
export async function learn(game: string): Promise<void> {
  await textsOf(`${target}/${game}`); // words that cannot be had must not keep others waiting
  learned.add(game);
  await speak();
}

async function bundleOf(name: string): Promise<FluentBundle> {
  const made = new FluentBundle(name.split("/", 1), { useIsolating: false });
  for (const text of await textsOf(name)) made.addResource(new FluentResource(text));
  return made;
}

async function textsOf(name: string): Promise<string[]> {
  const built = texts[name];
  return built ? (await built()).default : foreignTexts(name);
}

/** Games that these pages were built without bring what they are called from the server. */
export async function meet(names: readonly string[]): Promise<void> {
  const strangers = names.filter((game) => !texts[`en/${game}`] && !learned.has(game));
  await Promise.all(strangers.map(learn));
}

/** Where a message stands: keys of a game begin with its name, those of one of its parts with the names of both. */
function bundleWith(key: string): FluentBundle {
  const [game = "", part = ""] = key.split("-", 2);
  return [games[game], games[`${game}/${part}`]].find((own) => own?.hasMessage(key)) ?? shared;
}

function say(key: string, facts: Facts = {}): string {
  const bundle = bundleWith(key);
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return missing(key, `no message ${key} in ${language}`);
  const errors: Error[] = [];
  const args = Object.entries(facts).map(([name, value]) => [name, spokenOf(value)] as const);
  const text = oneSpace(bundle.formatPattern(pattern, Object.fromEntries(args), errors));
  return errors[0] ? missing(text, `message ${key} in ${language}: ${errors[0].message}`) : text;
}

/** A mistake of ours: loud where we work, quiet where people play. */
function missing(shown: string, mistake: string): string {
  if (import.meta.env.DEV) throw new Error(mistake);
  return shown;
}

/** Fluent takes numbers and texts: switches become yes and no, lists words, and nothing "none". */
function spokenOf(value: Value | undefined): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return listed(value);
  return value === "" || value === undefined ? "none" : value;
}

function listed(values: readonly Value[]): string {
  const parts = values.map((value) => (Array.isArray(value) ? value.join(" ") : String(value)));
  return parts.join(say("list-comma")) || "none";
}

/** Some things in a row, with the language's word for "and" before the last. */
function joined(parts: readonly string[]): string {
  return conjunction(language, parts);
}

/** Some sentences one after another. */
function sentences(parts: readonly string[]): string {
  return parts.join(say("sentence-gap"));
}

/** Parts of one sentence that have commas of their own. */
function clauses(parts: readonly string[]): string {
  return parts.join(say("list-semicolon"));
}

/** One sentence about what happened; seats in it are names already. */
function factSentence(game: string, event: Values): string {
  const { fact, ...facts } = event;
  return say(`${game}-${String(fact)}`, { ...facts, ...gameWords(game, facts) });
}

/** Why an action is not allowed; the number of the rule is shown beside it, as a link. */
function refusal(game: string, { rule, facts }: Reason): string {
  return say(`${game}-${rule.replace(".", "-")}`, { ...facts, ...gameWords(game, facts) });
}

/** The same for a game that may have no sentence for it. */
function forbidden(game: string, reason: Reason): string {
  const known = has(`${game}-${reason.rule.replace(".", "-")}`);
  return known ? refusal(game, reason) : say("plain-refusal");
}

/** For each fact that is a word of the game (a treasure, a card) its translation, as `$name-word`. */
function gameWords(game: string, facts: Values): Values {
  const found: Values = {};
  for (const [name, value] of Object.entries(facts)) {
    const key = `${game}-word-${String(value)}`;
    if (typeof value === "string" && has(key)) found[`${name}-word`] = say(key);
  }
  return found;
}

function has(key: string): boolean {
  return bundleWith(key).hasMessage(key);
}

/** What has a name of its own where nobody has translated it: a game, a mode, a bot. */
function named(key: string, plain: string): string {
  return has(key) ? say(key) : plain;
}

export const words = Object.assign(say, {
  fact: factSentence,
  refusal,
  forbidden,
  joined,
  sentences,
  clauses,
  /** A line of the page by ear: screen readers call a middle dot by its name. */
  spoken: (text: string): string => text.split(" · ").join(say("list-comma")),
  /** Whether there is a message of this key, for codes that may be newer than this page. */
  has,
  bot: (name: string): string => named(`bot-${name}`, name),
  botAbout: (name: string): string => named(`bot-${name}-about`, ""),
  level: (bot: string): string => named(`level-${bot}`, ""),
  title: (game: string): string => named(`${game}-title`, game),
  tagline: (game: string): string => named(`${game}-tagline`, ""),
  mode: (game: string, mode: string): string => named(`${game}-mode-${mode}`, mode),
  modeAbout: (game: string, mode: string): string => named(`${game}-mode-${mode}-about`, ""),
  option: (game: string, option: string): string => named(`${game}-option-${option}`, option),
  optionAbout: (game: string, option: string): string => named(`${game}-option-${option}-about`, ""),
  language: (): Language => language,
});
