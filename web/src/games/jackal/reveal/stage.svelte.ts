// Plays the reveal beat by beat, as long as the table tells it.
import type { Fact } from "../types";
import { beatsOf, isReveal, timesOf } from "./picture";

export class Stage {
  /** What is told, and how many beats of it have been shown. */
  #playing = $state.raw<{ facts: readonly Fact[]; beats: number }>({ facts: [], beats: 0 });
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How long some facts are told; nothing where there is nothing to reveal. */
  static length(facts: readonly Fact[], pace: number): number | undefined {
    if (!isReveal(facts)) return undefined;
    return timesOf(beatsOf(facts)).reduce((sum, time) => sum + time * pace, 0);
  }

  /** What has been shown of these facts; nothing if they are not being played yet. */
  shown(facts: readonly Fact[]): Fact[] {
    return this.#playing.facts === facts ? beatsOf(facts).slice(0, this.#playing.beats) : [];
  }

  /** Begin with what is told now. */
  play(facts: readonly Fact[], pace: number): void {
    this.stop();
    if (isReveal(facts)) this.#next(facts, 1, timesOf(beatsOf(facts)).map((time) => time * pace));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(facts: readonly Fact[], beats: number, [time, ...later]: number[]): void {
    if (time === undefined) return;
    this.#playing = { facts, beats };
    this.#timer = setTimeout(() => this.#next(facts, beats + 1, later), time);
  }
}
