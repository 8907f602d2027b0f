// What happened, as far back as this browser was told or has asked.
import type { Frame, Values } from "../../lib/types";
import type { Answer, Question } from "./socket";

export interface LogEntry {
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

  #keys = 0;
  /** Up to which frame the log is complete. */
  #complete = -1;
  #asking = false;

  constructor(private readonly ask: (question: Question) => Promise<Answer | null>) {}

  /** One entry of a frame is being told: that which leads to this number. */
  note(facts: Values[], frame: Frame, number: number): void {
    if (frame.number > this.#complete && !this.#asking) this.#append([facts], number);
  }

  /** Everything up to this frame has been told. */
  reach(number: number): void {
    this.#complete = Math.max(this.#complete, number);
  }

  /** A full frame says nothing of what led to it: ask. `last` is the newest frame when the answer comes. */
  async recall(frame: Frame, last: () => number): Promise<void> {
    if (this.#asking) return;
    const since = this.#complete >= 0 ? this.#complete : Math.max(0, frame.number - REMEMBERED);
    this.#asking = true;
    const answer = await this.ask({ type: "story", since });
    this.#asking = false;
    // The answer covers every frame that came before it; without one the next full frame asks from the same place.
    if (answer?.type === "told") this.#complete = last();
    else this.#complete = this.entries.length > 0 ? since : -1;
    if (answer?.type === "told") this.#append(answer.facts, answer.since + 1);
  }

  #append(told: Values[][], first: number): void {
    const numbered = told.map((facts, at) => ({ facts, number: first + at })).filter(({ facts }) => facts.length > 0);
    this.entries = [...this.entries, ...numbered.map((entry) => ({ key: (this.#keys += 1), ...entry }))].slice(-LENGTH);
  }
}
