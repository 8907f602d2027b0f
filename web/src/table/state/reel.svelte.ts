// Shows what happened one entry after the other, never far behind the game.
import type { Fact, Frame } from "../../lib/types";

// Slow enough that three bots' turns can be followed, fast enough that nobody waits long for their own.
const STEP = 560;
const BRISK = 320;
const FAST = 110;
const SOME = 6;
const MANY = 36;

interface Waiting {
  frame: Frame;
  /** How many entries are known already, because they were planned here. */
  known: number;
}

export interface Stage {
  /** A frame is about to be told; returns the view that its first entry changes. */
  begin(frame: Frame): unknown;
  /** One entry is told. */
  tell(facts: Fact[], frame: Frame): void;
  /** All of it is told: this is how things stand. */
  show(frame: Frame): void;
}

export class Reel {
  /** The facts that are being told. */
  now = $state.raw<Fact[]>([]);
  /** The table between two frames. */
  view = $state.raw<unknown>(null);
  busy = $state(false);
  /** How a game's view changes by facts, for the pictures between two frames; the frame itself has the last word. */
  retell: (view: unknown, facts: Fact[]) => unknown = (view) => view;

  #frames: Waiting[] = [];
  #skipping = false;
  #wake: () => void = () => {};
  #round = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(private readonly stage: Stage) {}

  push(frame: Frame, known: number): void {
    this.#frames.push({ frame, known });
    if (!this.busy) this.#running = this.#run();
  }

  /** Show the newest at once. */
  skip(): Promise<void> {
    this.#skipping = this.busy;
    this.#wake();
    return this.#running;
  }

  /** Forget what was still to be told. */
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
      this.stage.show(next.frame);
    }
    this.#rest();
  }

  #rest(): void {
    this.busy = false;
    this.#skipping = false;
    this.now = [];
    this.view = null;
  }

  async #tell({ frame, known }: Waiting, round: number): Promise<void> {
    this.view = this.stage.begin(frame);
    for (const [index, facts] of frame.facts.entries()) {
      this.stage.tell(facts, frame);
      const time = index < known || facts.length === 0 ? 0 : this.#pace(frame.facts.length - index);
      if (time === 0) continue;
      this.now = facts;
      this.view = this.retell(this.view, facts);
      await this.#pause(time);
      if (round !== this.#round) return;
    }
  }

  #pace(left: number): number {
    if (this.#skipping || document.hidden || calm()) return 0;
    const behind = this.#frames.slice(1).reduce((sum, { frame }) => sum + frame.facts.length, left);
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
