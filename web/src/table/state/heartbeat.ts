// Whether anybody is still at the other end of a line. A dead line looks like a quiet one until something is asked.

/** Milliseconds without a word after which we ask. */
const QUIET = 4_000;
/** Milliseconds that an answer may take: to a ping, to a question, or to our knocking. */
const PATIENCE = 7_000;

interface Line {
  ping(): void;
  dead(): void;
}

export class Heartbeat {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** We have asked something since we last heard anything. */
  #waiting = false;

  constructor(private readonly line: Line) {}

  /** A line is being opened. */
  start(): void {
    this.#await();
  }

  /** Something came: whatever it was, somebody is there. */
  heard(): void {
    this.#waiting = false;
    this.#set(QUIET, () => this.doubt());
  }

  /** Something was asked that will be answered. */
  asked(): void {
    if (!this.#waiting) this.#await();
  }

  /** Ask whether anybody is there. */
  doubt(): void {
    if (this.#waiting) return;
    this.#await();
    this.line.ping();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = false;
  }

  #await(): void {
    this.#waiting = true;
    this.#set(PATIENCE, () => this.line.dead());
  }

  #set(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}
