// The coach's review of a finished game: it takes a while, so it is asked for again and again, as long as somebody looks.
import type { TableStore } from "../table/state/table.svelte";
import { askReview } from "./api";
import type { Reviewed } from "./types";

/** Milliseconds before it is asked again: soon at first, then more and more rarely. */
const [SOON, RARELY, SLOWER] = [800, 5_000, 1.4];

export class Review {
  /** The newest answer. */
  #answer = $state.raw<Reviewed | null>(null);
  trouble = $state.raw<unknown>(null);

  constructor(private readonly request: (signal: AbortSignal) => Promise<Reviewed>) {}

  get result(): Reviewed | null {
    return this.#answer?.ready ? this.#answer : null;
  }

  /** How much of it is done; nothing as long as nobody knows. */
  get done(): number | undefined {
    return this.#answer?.of ? this.#answer.done / this.#answer.of : undefined;
  }

  /** Ask until it is there; returns how to stop. */
  follow(): () => void {
    const over = new AbortController();
    if (!this.result) void this.#ask(over.signal);
    return () => over.abort();
  }

  async #ask(over: AbortSignal): Promise<void> {
    this.trouble = null;
    try {
      for (let wait = SOON; !this.result && !over.aborted; wait = Math.min(RARELY, wait * SLOWER)) {
        this.#answer = await this.request(over);
        if (!this.result) await pause(wait, over);
      }
    } catch (trouble) {
      if (!over.aborted) this.trouble = trouble;
    }
  }
}

/** Wait for a while, and then until somebody looks at the page. */
async function pause(length: number, over: AbortSignal): Promise<void> {
  await new Promise<void>((done) => {
    const timer = setTimeout(done, length);
    over.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
  if (!document.hidden || over.aborted) return;
  await new Promise<void>((done) => {
    document.addEventListener("visibilitychange", () => done(), { once: true, signal: over });
    over.addEventListener("abort", () => done(), { once: true });
  });
}

const known = new WeakMap<TableStore, Review>();

/** The review of the game at a table: one for as long as its page is shown. */
export function reviewOf(store: TableStore): Review {
  const review = known.get(store) ?? new Review((signal) => askReview(store.id, signal));
  known.set(store, review);
  return review;
}
