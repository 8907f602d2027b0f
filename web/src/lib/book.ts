// What a game's folder has for learners: lessons, pictures, and which rules a picture stands beside.
import type { Component } from "svelte";

/** One thing to know. Its words are `<game>-how-<name>` and `<game>-how-<name>-title`, a picture's `<game>-how-picture-<name>`. */
export interface Lesson {
  name: string;
  pictures: readonly string[];
  /** Where it can be read in full. */
  rules: readonly string[];
}

export interface Book {
  lessons: readonly Lesson[];
  /** Draws a picture by its name. */
  Picture: Component<{ name: string }>;
  /** The picture beside a rule. */
  beside: Readonly<Record<string, string>>;
  /** The mode to which a rule or a chapter belongs, where it is not a rule of every game. */
  only: Readonly<Record<string, string>>;
}

/** The one mode in which a rule holds; nothing where it holds in all. */
export function modeOf({ only }: Pick<Book, "only">, rule: string): string {
  return only[rule] ?? only[rule.split(".", 1)[0]!] ?? "";
}
