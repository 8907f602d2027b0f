// The state of the table screen, derived from its store: the view, the scoring that is shown on it, and what is marked.
import { untrack } from "svelte";
import { words } from "../../lib/words.svelte";
import type { Names } from "../../parts/player-names";
import type { TableStore } from "../../table/state/table.svelte";
import { reuseSpaces } from "./board/reuse-spaces";
import { offersWords } from "./describe";
import { Explanation } from "./panels/explanation.svelte";
import { counted, lengthOf, scoredIn } from "./scoring/beats";
import { Moment } from "./scoring/moment.svelte";
import { flights, touched } from "./story/facts";
import { refusal } from "./story/sentences";
import { Choice } from "./turn/choice.svelte";
import { costOf, onTheSpot, rareSpots } from "./turn/offers";
import type { Fact, SpaceView, View } from "./types";

/** Milliseconds for which spaces stay marked after a click in the log or in a scoring. */
const POINTED = 4_000;

export class Screen {
  readonly choice: Choice;
  readonly explanation: Explanation;
  /** The spaces that a click in the log or in a scoring has marked. */
  pointed = $state.raw<string[]>([]);
  #moment = new Moment();
  #known: SpaceView[] = [];

  constructor(
    readonly store: TableStore,
    private readonly names: Names,
  ) {
    this.choice = new Choice(store);
    this.explanation = new Explanation(store, this.choice);
    store.playback.lengthOf = (facts) => lengthOf(facts as Fact[]);
    $effect(() => {
      const [facts, time] = [this.#live, store.playback.time];
      untrack(() => this.#moment.play(facts, time));
      return () => this.#moment.stop();
    });
    // A new step or frame answers what was asked before it.
    $effect(() => {
      void [store.plan.steps, store.frame, store.replay];
      this.explanation.forget();
    });
    $effect(() => {
      if (this.pointed.length === 0) return;
      const timer = setTimeout(() => (this.pointed = []), POINTED);
      return () => clearTimeout(timer);
    });
  }

  /** The seat that is called "you". */
  get mine(): number | null {
    return this.store.shared ? null : this.store.seat;
  }

  readonly view = $derived.by(() => {
    const seen = this.store.view as View | null;
    if (seen) this.#known = reuseSpaces(this.#known, seen.spaces);
    return seen && { ...seen, spaces: this.#known };
  });
  /** What happens now; a replay has a table of the scoring beside it instead. */
  readonly #live = $derived.by(() => (this.store.replay ? [] : this.store.playback.now) as Fact[]);
  readonly scene = $derived.by(() => this.#moment.scene);
  /** The view with the scores counted so far: temple by temple, each as its points arrive there. */
  readonly scores = $derived.by(() => {
    const scored = scoredIn(this.#live);
    return this.view && scored ? counted(this.view, scored, this.scene?.beats.slice(0, -1) ?? []) : this.view;
  });
  readonly scoring = $derived.by(() => {
    if (!this.scene) return null;
    const { scored, beats } = this.scene;
    return { seat: scored.seat, temples: scored.temples.slice(0, beats.length), now: beats.at(-1)?.space ?? "" };
  });

  readonly #flying = $derived.by(() => {
    const { log, now, replay } = this.store;
    return flights(now as Fact[], String(replay ? `past-${replay.at}` : log.at(-1)?.key));
  });
  readonly flights = $derived.by(() => [...this.#flying, ...this.choice.flights]);
  readonly faint = $derived.by(() =>
    this.choice.fitting.size > 0 || this.choice.mover ? new Set<string>() : rareSpots(this.choice.offers),
  );
  readonly #marks = $derived.by(() =>
    this.pointed.length > 0
      ? new Set(this.pointed)
      : touched((this.store.replay?.moment.facts ?? this.store.now) as Fact[]),
  );
  readonly marks = $derived.by(() => (this.scene ? new Set<string>() : this.#marks));
  readonly refused = $derived.by(() => {
    const { answer } = this.explanation;
    return answer ? (answer.reason ? refusal(answer.reason, this.names) : answer.text) : "";
  });
  readonly status = $derived.by(() => {
    if (!this.view) return "";
    const { mode, drawn, letter, rounds } = this.view;
    return words("tikal-table-status", { mode, number: drawn, letter, rounds });
  });

  /** What a lit hex says to those who do not see that it is lit. */
  invitation(space: string): string {
    const { choice } = this;
    const way = choice.ways.get(space);
    if (way) return words("tikal-table-lit-walk", { cost: costOf(way) });
    if (choice.fitting.size > 0) return choice.fitting.has(space) ? words("tikal-table-lit-place") : "";
    return choice.mover ? "" : offersWords(onTheSpot(choice.offers, space));
  }

  touch(space: string): void {
    const about = this.explanation.tried(space);
    this.choice.touchSpace(space);
    void this.explanation.ask(space, about);
  }
}
