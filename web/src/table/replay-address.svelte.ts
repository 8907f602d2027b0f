// The moment that is looked at stands in the address: it can be sent to others, and the browser's own buttons lead back.
import { router } from "../lib/router.svelte";
import type { TableStore } from "./state/table.svelte";

/** Not more often than browsers allow an address to change. */
const REST = 300;

/** The moment that an address means; null for now. */
export function momentIn(url: URL): number | null {
  const text = url.searchParams.get("at") ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The path of a moment at a table, or of the table itself. */
export function pathOf(table: string, moment: number | null): string {
  return `/table/${table}${moment === null ? "" : `?at=${moment}`}`;
}

/** Keeps a table and the address of its page together, as long as the table is shown. */
export function keepAddress(store: TableStore): void {
  /** What this page wrote last; anything else was typed, followed, or gone back to. */
  let written: number | null = null;
  /** Whether the page before this one is the same table as it is now. */
  let pushed = false;

  // What is no moment does not stay in the address.
  $effect(() => {
    const { searchParams, hash } = router.address;
    if (searchParams.has("at") && momentIn(router.address) === null) router.replace(pathOf(store.id, null) + hash);
  });

  $effect(() => {
    const moment = momentIn(router.address);
    if (moment === written || !store.frame || !store.replays.narrator) return;
    written = moment;
    if (moment !== null) void store.replays.open({ link: moment }).catch(() => router.replace(pathOf(store.id, null)));
    else if (store.replay) {
      pushed = false;
      store.replays.leave();
    }
  });

  $effect(() => {
    const moment = store.replay && !store.replay.imagined ? store.replay.moment.at : null;
    const timer = setTimeout(() => write(moment), store.replay && written !== null ? REST : 0);
    return () => clearTimeout(timer);
  });

  function write(moment: number | null): void {
    if (moment === written || (moment === null && momentIn(router.address) === null)) return;
    const first = written === null;
    written = moment;
    if (moment === null) leave();
    else if (first) {
      pushed = true;
      router.go(pathOf(store.id, moment));
    } else router.replace(pathOf(store.id, moment));
  }

  function leave(): void {
    if (pushed) history.back();
    else router.replace(pathOf(store.id, null));
    pushed = false;
  }
}
