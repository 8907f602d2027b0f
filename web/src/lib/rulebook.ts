// The rules of games in the reader's language, chapter by chapter; asked for when somebody looks one up.
import { api } from "./api";
import type { Chapter } from "./types";
import type { Language } from "./words.svelte";

const asked = new Map<string, Promise<Chapter[]>>();

/** All rules of a game, asked for once in each language. */
export function rulebook(game: string, language: Language): Promise<Chapter[]> {
  const key = `${game}/${language}`;
  const known = asked.get(key);
  if (known) return known;
  const book = api.rules(game, language).then(({ chapters }) => chapters);
  asked.set(key, book);
  book.catch(() => asked.delete(key));
  return book;
}

/** A piece of a rule's text: words, the number of another rule, or what was searched for. */
export interface Piece {
  kind: "words" | "rule" | "hit";
  text: string;
}

/** What was searched for, word by word. */
export function wordsIn(search: string): string[] {
  return search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

/** The rules that have every word in their text, their chapter's title or their number; all of them without a word. */
export function found(book: readonly Chapter[], search: string): Chapter[] {
  const wanted = wordsIn(search);
  return book
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => wanted.every((word) => has(chapter, rule, word))),
    }))
    .filter(({ rules }) => rules.length > 0);
}

function has({ title }: Chapter, [number, text]: [string, string], word: string): boolean {
  const [chapter] = number.split(".", 1);
  const named = [number, chapter!].some((one) => one.toLowerCase() === word);
  return named || `${title} ${text}`.toLocaleLowerCase().includes(word);
}

/** A rule's text in pieces: numbers of rules become links, and what was searched for can be lit. */
export function pieces(text: string, numbers: ReadonlySet<string>, search: string): Piece[] {
  const wanted = wordsIn(search);
  const plain = wanted.map((word) => `|${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
  const kindOf = (part: string) =>
    numbers.has(part) ? "rule" : wanted.includes(part.toLocaleLowerCase()) ? "hit" : "words";
  const parts = text.split(new RegExp(`([A-Z]+\\d+\\.\\d+${plain.join("")})`, "gi"));
  return parts.filter(Boolean).map((part): Piece => ({ kind: kindOf(part), text: part }));
}
