// The rules of games in the reader's language, chapter by chapter; loaded when somebody looks one up.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./words.svelte";

export interface Chapter {
  number: string;
  title: string;
  rules: { number: string; text: string }[];
}

const FILES = import.meta.glob<string>("../../../src/cenote/games/*/locales/*/rules.ftl", {
  query: "?raw",
  import: "default",
});

const loaded = new Map<string, Promise<Chapter[]>>();

/** All rules of a game; a game without any has no chapters. */
export function rulebook(game: string, language: Language): Promise<Chapter[]> {
  const path = `../../../src/cenote/games/${game}/locales/${language}/rules.ftl`;
  const known = loaded.get(path);
  if (known) return known;
  const book = FILES[path]?.().then(chapters) ?? Promise.resolve([]);
  loaded.set(path, book);
  book.catch(() => loaded.delete(path));
  return book;
}

function chapters(text: string): Chapter[] {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const resource = new FluentResource(text);
  bundle.addResource(resource);
  const found: Chapter[] = [];
  for (const { id } of resource.body) {
    const number = id.split("-rule-")[1]!.replace("-", ".");
    const said = bundle.formatPattern(bundle.getMessage(id)!.value!);
    if (number.includes(".")) found.at(-1)!.rules.push({ number, text: said });
    else found.push({ number, title: said, rules: [] });
  }
  return found;
}
