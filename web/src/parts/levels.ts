// The bots that people are shown, and which of them was chosen the last time.
import { getItem, setItem } from "../lib/local-storage";
import type { GameInfo } from "../lib/types";
import { words } from "../lib/words.svelte";

const LAST = "bot";

/** The bot for a seat whose bot nobody chose: the one of the last time, if it is still offered. */
export function usualBot({ bots, offered }: GameInfo): string {
  const last = lastBot();
  return offered.includes(last) ? last : (bots[0] ?? "");
}

/** Nothing where nobody has chosen yet, or a bot that may not be there any more. */
export function lastLevel(): string {
  return words.level(lastBot()) && lastBot();
}

function lastBot(): string {
  return getItem(LAST) ?? "";
}

export function rememberBot(bot: string): void {
  if (bot) setItem(LAST, bot);
}

/** "Scout · medium", and for a bot without a level its name. */
export function botLabel(bot: string): string {
  const level = words.level(bot);
  return level ? words("level-named", { bot: words.bot(bot), level }) : words.bot(bot);
}
