// What each game's folder brings to the browser; a game without a folder, or one that lacks a part, can be played too.
import type { Component } from "svelte";
import type { Book } from "../lib/book";
import { learn } from "../lib/words.svelte";
import PlainScene from "../parts/PlainScene.svelte";
import type { Lesson } from "../table/lesson/types";
import type { TableStore } from "../table/state/table.svelte";

type TableComponent = Component<{ store: TableStore }>;

const TABLES = import.meta.glob<TableComponent>("./*/Table.svelte", { import: "default" });
const LESSONS = import.meta.glob<Lesson>("./*/lesson.ts", { import: "LESSON" });
const SCENES = import.meta.glob<Component>("./*/Scene.svelte", { import: "default", eager: true });
const BOOKS = import.meta.glob<Book>("./*/how/book.ts");

export function hasLesson(game: string): boolean {
  return `./${game}/lesson.ts` in LESSONS;
}

/** What a game is taught with, if it brings a lesson. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await LESSONS[`./${game}/lesson.ts`]?.()) ?? null;
}

/** The table that a game is played at, with the words for it: its own, or one that shows everything as text. */
export async function tableOf(game: string): Promise<TableComponent> {
  const own = TABLES[`./${game}/Table.svelte`];
  if (!own) return plainTable(game);
  const [table] = await Promise.all([own(), learn(game)]);
  return table;
}

/** The server words nearly everything that is read there: the rest need not be waited for. */
async function plainTable(game: string): Promise<TableComponent> {
  learn(game).catch(() => {});
  return (await import("../table/PlainTable.svelte")).default;
}

/** A game's picture on the home page. */
export function sceneOf(game: string): Component {
  return SCENES[`./${game}/Scene.svelte`] ?? PlainScene;
}

/** Whether a game can be read about: not every one brings lessons and pictures. */
export function hasBook(game: string): boolean {
  return `./${game}/how/book.ts` in BOOKS;
}

/** A game's lessons and pictures with the words for them. */
export async function bookOf(game: string): Promise<Book | null> {
  const own = BOOKS[`./${game}/how/book.ts`];
  if (!own) return null;
  const [book] = await Promise.all([own(), learn(game), learn(`${game}/how`)]);
  return book;
}
