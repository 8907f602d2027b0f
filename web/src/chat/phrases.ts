// What a line says: a phrase is read by everybody in their own language.
import type { ChatLine, Phrase } from "../lib/types";
import { words } from "../lib/words.svelte";

export const PHRASES: readonly Phrase[] = ["hello", "luck", "turn", "moment", "nice", "thanks", "sorry", "game"];

export function textOf({ phrase, text = "" }: ChatLine): string {
  return phrase ? words(`chat-phrase-${phrase}`) : text;
}

/** When something was said: the time of day, and the day where it was another. */
export function timeOf({ at }: ChatLine): string {
  const then = new Date(at * 1000);
  const today = then.toDateString() === new Date().toDateString();
  const day = today ? {} : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(words.language(), { hour: "numeric", minute: "2-digit", ...day }).format(then);
}
