// Opens the past and lets it run.
import { toasts } from "../lib/toasts.svelte";
import type { TableStore } from "./state/table.svelte";

type From = Parameters<TableStore["replays"]["open"]>[0];

/** Show what happened, from a moment on or since my last turn; errors show as a toast. */
export async function watch(store: TableStore, from?: From): Promise<void> {
  try {
    (await store.replays.open(from))?.play();
  } catch (trouble) {
    toasts.fail(trouble);
  }
}
