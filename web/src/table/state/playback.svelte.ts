// Shows what happened one entry after the other, never far behind the game.
import type { Json } from "../../lib/view-diff";
import { pace } from "../../lib/pace.svelte";
import type { Values } from "../../lib/types";
import type { Moment, Shown } from "./moments";

// Slow enough that three bots' turns can be followed, fast enough that nobody waits long for their own.
const STEP = 560;
const BRISK = 320;
const FAST = 110;
const SOME = 6;
const MANY = 36;

interface Waiting {
  frame: Shown;
  moments: Moment[];
  /** How many entries are known already, because they were planned here. */
  known: number;
}

export interface PlaybackTarget {
  /** A frame is about to be shown; returns the view before it. */
  begin(frame: Shown): Json;
  /** One entry is shown: that which leads to this number. */
  tell(facts: Values[], number: number): void;
  /** All of it has been shown: this is the new frame. */
  show(frame: Shown): void;
}

export class Playback {
  /** The facts that are being shown. */
  now = $state.raw<Values[]>([]);
  /** The table between two frames. */
  view = $state.raw<Json>(null);
  /** The table before what is being shown. */
  before = $state.raw<Json>(null);
  /** How long a game wants to show some facts, be they planned here or not; nothing where it does not mind. */
  lengthOf: (facts: Values[]) => number | undefined = () => undefined;
  busy = $state(false);
  /** How long the present facts are shown, in milliseconds. */
  time = $state(0);

  #frames: Waiting[] = [];
  #skipping = false;
  #wake: () => void = () => {};
  #round = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(private readonly target: PlaybackTarget) {}

  push(frame: Shown, moments: Moment[], known: number): void {
    this.#frames.push({ frame, moments, known });
    if (!this.busy) this.#running = this.#run();
  }

  /** Show the newest at once. */
  skip(): Promise<void> {
    this.#skipping = this.busy;
    this.#wake();
    return this.#running;
  }

  /** Forget what was still to be shown. */
  clear(): void {
    this.#round += 1;
    this.#frames = [];
    this.#rest();
    this.#wake();
  }

  async #run(): Promise<void> {
    const round = this.#round;
    this.busy = true;
    for (let next = this.#frames[0]; next; next = this.#frames[0]) {
      await this.#tell(next, round);
      if (round !== this.#round) return;
      this.#frames.shift();
      this.target.show(next.frame);
    }
    this.#rest();
  }

  #rest(): void {
    this.busy = false;
    this.#skipping = false;
    this.now = [];
    this.view = null;
    this.before = null;
  }

  async #tell({ frame, moments, known }: Waiting, round: number): Promise<void> {
    this.view = this.target.begin(frame);
    for (const [index, { facts, view }] of moments.entries()) {
      this.target.tell(facts, frame.number - moments.length + index + 1);
      this.before = this.view;
      this.view = view;
      const time = this.#time(facts, index < known, moments.length - index);
      if (time === 0) continue;
      this.time = time;
      this.now = facts;
      await this.#pause(time);
      if (round !== this.#round) return;
    }
  }

  #time(facts: Values[], known: boolean, left: number): number {
    if (this.#skipping || document.hidden || calm() || facts.length === 0) return 0;
    return (this.lengthOf(facts) ?? (known ? 0 : this.#pace(left))) * pace.times;
  }

  #pace(left: number): number {
    const behind = this.#frames.slice(1).reduce((sum, { moments }) => sum + moments.length, left);
    return behind > MANY ? FAST : behind > SOME ? BRISK : STEP;
  }

  #pause(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

function calm(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
