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
