import { words } from "../lib/words.svelte";

/** A day as the reader's language writes it. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(words.language(), { dateStyle: "medium" }).format(new Date(seconds * 1000));
}
