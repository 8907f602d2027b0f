// Plays a scoring beat by beat, in the time that the table takes to tell it.
import type { Fact, Scored } from "../types";
import { beatsOf, scoredIn, type Beat } from "./beats";

export interface Scene {
  scored: Scored;
  /** What has been shown so far; the last is being shown. */
  beats: Beat[];
}

export class Moment {
  /** What is being shown; nothing between scorings. */
  scene = $state.raw<Scene | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show some facts within so many milliseconds, if they tell of a scoring. */
  play(facts: readonly Fact[], time: number): void {
    this.stop();
    const scored = scoredIn(facts);
    if (!scored || time <= 0) return;
    const beats = beatsOf(scored);
    this.#show({ scored, beats: beats.slice(0, 1) }, beats, time / (beats.length + 1));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.scene = null;
  }

  #show(scene: Scene, beats: Beat[], step: number): void {
    this.scene = scene;
    const shown = scene.beats.length;
    if (shown === beats.length) return;
    const next = { ...scene, beats: beats.slice(0, shown + 1) };
    this.#timer = setTimeout(() => this.#show(next, beats, step), step);
  }
}
