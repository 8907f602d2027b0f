// Plays the reveal beat by beat, as long as the table tells it.
import type { Fact } from "../types";
import { beatsOf, isReveal, timesOf } from "./picture";

export class Stage {
  /** What has been shown of what is told now. */
  shown = $state.raw<Fact[]>([]);
  #beats: Fact[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How long some facts are told; nothing where there is nothing to reveal. */
  static length(facts: readonly Fact[], pace: number): number | undefined {
    if (!isReveal(facts)) return undefined;
    return timesOf(beatsOf(facts)).reduce((sum, time) => sum + time * pace, 0);
  }

  /** Begin with what is told now. */
  play(facts: readonly Fact[], pace: number): void {
    this.stop();
    if (!isReveal(facts)) return;
    this.#beats = beatsOf(facts);
    this.#next(timesOf(this.#beats).map((time) => time * pace));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.shown = [];
  }

  #next([time, ...later]: number[]): void {
    if (time === undefined) return;
    this.shown = this.#beats.slice(0, this.shown.length + 1);
    this.#timer = setTimeout(() => this.#next(later), time);
  }
}
