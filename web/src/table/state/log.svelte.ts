// The log of what happened, as far back as this browser has loaded it.
import type { Values } from "../../lib/types";
import type { Answer, Question } from "./socket";

export interface LogEntry {
  /** Unique in the log: the number again. */
  key: number;
  facts: Values[];
  /** The frame that it led to. */
  number: number;
}

/** How many frames back a fresh page asks for. */
const REMEMBERED = 60;
const LENGTH = 400;

export class TableLog {
  entries = $state.raw<LogEntry[]>([]);

  /** Up to which frame everything has been shown. */
  #reached = -1;
  /** After which frame entries are missing; null while none are. */
  #gap: number | null = null;
  #loading = false;

  constructor(private readonly ask: (question: Question) => Promise<Answer | null>) {}

  /** Add the entry that led to a frame. */
  note(facts: Values[], number: number): void {
    this.#add([facts], number);
  }

  /** Everything up to this frame has been shown. */
  reach(number: number): void {
    this.#reached = Math.max(this.#reached, number);
  }

  /** Ask for what led to a full frame, which does not say it itself. */
  async recall(number: number): Promise<void> {
    this.#gap ??= this.#reached < 0 ? Math.max(0, number - REMEMBERED) : Math.min(this.#reached, number);
    this.reach(number);
    if (this.#loading) return;
    this.#loading = true;
    const answer = await this.ask({ type: "story", since: this.#gap });
    this.#loading = false;
    // Without an answer the next full frame asks again.
    if (answer?.type !== "told") return;
    this.#gap = null;
    // The answer may tell of frames that are still to be shown: they are noted when they are.
    this.#add(answer.facts.slice(0, this.#reached - answer.since), answer.since + 1);
  }

  /** Add entries from a number on; those that are here already stay as they are. */
  #add(story: Values[][], first: number): void {
    const entries = new Map(story.map((facts, at) => [first + at, { key: first + at, facts, number: first + at }]));
    for (const entry of this.entries) entries.set(entry.number, entry);
    const filled = [...entries.values()].filter(({ facts }) => facts.length > 0);
    this.entries = filled.sort((one, other) => one.number - other.number).slice(-LENGTH);
  }
}
