// Plays the reveal of an island beat by beat.
import { untrack } from "svelte";
import { pace } from "../../../lib/pace.svelte";
import type { TableStore } from "../../../table/state/table.svelte";
import { ofThisIsland } from "../story/sentences";
import type { Card, Fact, Offer, View } from "../types";
import { beatsOf, isReveal, timeBetween, timesOf } from "./beats";
import { pictureOf, planned } from "./picture";

const NOTHING: Playing = { facts: [], beats: 0, time: 0 };

interface Playing {
  facts: readonly Fact[];
  /** How many beats of it have been shown, and how long the last of them takes. */
  beats: number;
  time: number;
}

export class Reveal {
  #playing = $state.raw(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: TableStore,
    private readonly flagOf: (cards: readonly Card[]) => string,
  ) {
    store.playback.lengthOf = (facts) => this.#length(facts as Fact[]);
    $effect(() => {
      const facts = this.#now;
      untrack(() => this.#play(facts));
      return () => clearTimeout(this.#timer);
    });
  }

  /** Whether something is being revealed right now. */
  readonly running = $derived.by(() => isReveal(this.#now));

  /** The island with what has been shown of it so far. */
  readonly picture = $derived.by(() => {
    const shown = pictureOf([...this.#earlier(this.#now), ...this.#shown], this.flagOf);
    const view = this.store.view as View | null;
    return this.running || !view ? shown : planned(shown, view, this.#chosen);
  });

  /** The cell that this player wants to go to next. */
  get #chosen(): string | undefined {
    const last = (this.store.plan.steps as Offer[]).at(-1)?.intent;
    return last && "cell" in last ? last.cell : undefined;
  }

  /** How long what is shown now takes, in milliseconds. */
  get time(): number {
    return this.#playing.time;
  }

  get #now(): readonly Fact[] {
    return this.store.now as Fact[];
  }

  get #shown(): Fact[] {
    const { facts, beats } = this.#playing;
    return facts === this.#now && this.running ? this.#beats(facts).slice(0, beats) : [];
  }

  /** What happened on this island before some facts. */
  #earlier(facts: readonly Fact[]): Fact[] {
    return ofThisIsland(
      (this.store.shownLog as unknown as { key: number; facts: Fact[] }[]).filter((entry) => entry.facts !== facts),
    );
  }

  #beats(facts: readonly Fact[]): Fact[] {
    return beatsOf(this.#earlier(facts), facts);
  }

  #times(facts: readonly Fact[]): number[] {
    const { view, before } = this.store.replay ? this.store : this.store.playback;
    // Once the island is left, only the table before it knows who had landed.
    const pirates = ((facts.some(({ fact }) => fact === "island-left") ? before : view) as View | null)?.pirates ?? [];
    return timesOf(this.#earlier(facts), this.#beats(facts), pirates);
  }

  #length(facts: readonly Fact[]): number | undefined {
    if (!isReveal(facts)) return timeBetween(facts);
    return this.#times(facts).reduce((sum, time) => sum + time, 0);
  }

  #play(facts: readonly Fact[]): void {
    clearTimeout(this.#timer);
    if (isReveal(facts))
      this.#next(
        facts,
        1,
        this.#times(facts).map((time) => time * pace.times),
      );
  }

  #next(facts: readonly Fact[], beats: number, [time, ...later]: number[]): void {
    if (time === undefined) return;
    this.#playing = { facts, beats, time };
    this.#timer = setTimeout(() => this.#next(facts, beats + 1, later), time);
  }
}
