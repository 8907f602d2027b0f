// Goes through the steps of a lesson as the learner plays: what is reached is left behind, whatever way it was reached.
import type { Sight, Step } from "./types";

/** How often a step points back before it only offers to go on. */
const RETURNS = 2;

export class Runner {
  /** The step that is to be done or read. */
  #at = $state(0);
  /** How far this learner has come: what was read before is not shown again. */
  #far = $state(0);
  /** The step that is looked at again, if any. */
  #back = $state<number | null>(null);
  /** Steps that the learner did not want. */
  #given = new Set<number>();
  /** What the step asks for cannot be done as things stand. */
  #astray = $state(false);
  /** The step that could be done when it was reached; taking something back may make it possible again. */
  #possible = $state(-1);
  /** How often the learner has gone astray at a step. */
  #strays = $state.raw({ at: -1, count: 0 });

  constructor(
    readonly steps: readonly Step[],
    start = 0,
  ) {
    this.#at = this.#far = Math.min(Math.max(start, 0), steps.length - 1);
  }

  /** How far it has come, whatever is looked at. */
  get reached(): number {
    return this.#at;
  }

  get at(): number {
    return this.#back ?? this.#at;
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Whether there is nothing to do here but to go on. */
  get isRead(): boolean {
    return this.#back !== null || !this.step.done;
  }

  /** Whether one can go on from what is read. */
  isReady(sight: Sight): boolean {
    return this.#back !== null || (this.step.ready?.(sight) ?? true);
  }

  get astray(): boolean {
    return this.#astray && this.#back === null;
  }

  /** Whether taking back the last step leads back to the lesson. */
  get returns(): boolean {
    return this.#possible === this.#at && this.#strays.count <= RETURNS;
  }

  /** Things have changed. */
  follow(sight: Sight): void {
    const before = { at: this.#at, astray: this.#astray };
    this.#at = this.#next(sight, this.#at);
    if (this.#isStuck(sight)) this.#at = this.#open(sight) ?? this.#at;
    this.#far = Math.max(this.#far, this.#at);
    this.#astray = this.#isStuck(sight);
    if (this.#at !== before.at) this.#back = null;
    if (sight.mine && !this.#astray) this.#possible = this.#at;
    if (this.#astray && !before.astray) this.#stray();
  }

  #stray(): void {
    const before = this.#strays.at === this.#at ? this.#strays.count : 0;
    this.#strays = { at: this.#at, count: before + 1 };
  }

  /** Read, or given up. */
  next(sight: Sight): void {
    if (this.#back !== null) {
      this.#back = this.#back + 1 < this.#at ? this.#back + 1 : null;
      return;
    }
    this.#given.add(this.#at);
    this.#at = Math.min(this.#at + 1, this.steps.length - 1);
    this.#far = Math.max(this.#far, this.#at);
    this.follow(sight);
  }

  back(): void {
    this.#back = Math.max(this.at - 1, 0);
  }

  #next(sight: Sight, from: number): number {
    let at = from;
    while (at < this.steps.length - 1 && this.#isOver(sight, at)) at += 1;
    return at;
  }

  #isOver(sight: Sight, at: number): boolean {
    const { done, late } = this.steps[at]!;
    return this.#given.has(at) || (done ? done(sight) : at < this.#far) || (late?.(sight) ?? false);
  }

  #isStuck(sight: Sight): boolean {
    const { can } = this.steps[this.#at]!;
    return sight.mine && can !== undefined && !can(sight);
  }

  /** An earlier step that was taken back and can be done again. */
  #open(sight: Sight): number | null {
    const open = ({ done, late, can }: Step) => done && !done(sight) && !late?.(sight) && can?.(sight);
    const found = this.steps.findIndex((step, at) => at < this.#at && !this.#given.has(at) && open(step));
    return found < 0 ? null : found;
  }
}
