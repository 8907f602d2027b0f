// Clicks that cannot be understood yet, because an answer is under way: they wait for it in their order.

/** Does what is meant and returns true, or returns false; `fresh` says that nothing better will be known soon. */
export type QueuedClick = (fresh: boolean) => boolean;

export class ClickQueue {
  #waiting = $state.raw<QueuedClick[]>([]);

  constructor(private readonly fresh: () => boolean) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Carry it out, or keep it until the answer under way shows what it means. */
  take(gesture: QueuedClick): void {
    const fresh = this.fresh();
    if (this.#waiting.length === 0 && gesture(fresh)) return;
    if (!fresh) this.#waiting = [...this.#waiting, gesture];
  }

  /** An answer has come: try those that wait. */
  retry(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const gesture of waiting) this.take(gesture);
  }

  /** Forget those that wait; returns how many they were. */
  drop(): number {
    const { waiting } = this;
    if (waiting > 0) this.#waiting = [];
    return waiting;
  }
}
