// Without a black mark there is nothing to decide. Against bots alone it is confirmed by itself: nobody there can read a
// pause (docs/decisions/marks-and-pauses.md).
import { untrack } from "svelte";
import type { TableStore } from "../../../table/state/table.svelte";
import type { Choice } from "./choice.svelte";

/** Whether everybody else is one of the house's bots; a program may measure time. */
export function isAmongBots({ table, seat }: Pick<TableStore, "table" | "seat">): boolean {
  return seat !== null && (table?.seats.every(({ kind }, at) => at === seat || kind === "bot") ?? false);
}

/** Confirms that no mark is thrown, wherever nobody could learn anything from when that is. */
export function confirmMarkless(store: TableStore, choice: Choice): void {
  // A gesture made while the line is down, or while an answer is under way, could be dropped.
  const free = $derived(store.connected && !store.unsure && store.waiting === 0);
  const due = $derived(free && choice.isMarkless && isAmongBots(store) ? store.frame!.number : null);
  /** The frame that was confirmed last: a refusal is not repeated for ever. */
  let confirmed: number | null = null;
  $effect(() => {
    if (due === null || due === confirmed) return;
    confirmed = due;
    untrack(() => choice.close("done", () => {}));
  });
}
