// The state of the table screen, derived from its store: the island, what is revealed on it, and what the player does.
import { words } from "../../lib/words.svelte";
import type { Names } from "../../parts/player-names";
import type { TableStore } from "../../table/state/table.svelte";
import { flagOf, islandsOf, islandWords } from "./island/islands";
import { pictureOf } from "./reveal/picture";
import { Reveal } from "./reveal/reveal.svelte";
import { lastIsland, sentenceOf } from "./story/sentences";
import { Choice } from "./turn/choice.svelte";
import { confirmMarkless } from "./turn/markless.svelte";
import type { Fact, Reach, View } from "./types";

const NOWHERE: Reach = { here: [], ahead: [] };

export class Screen {
  readonly choice: Choice;
  readonly reveal: Reveal;

  constructor(
    readonly store: TableStore,
    private readonly names: Names,
  ) {
    this.choice = new Choice(store);
    confirmMarkless(store, this.choice);
    this.reveal = new Reveal(store, (cards): string => flagOf(this.island, cards));
  }

  /** While something is revealed, the view before it. */
  readonly view = $derived.by(() => (this.reveal.running ? this.store.before : this.store.view) as View | null);
  readonly islands = $derived.by(() => islandsOf(this.view?.components ?? ""));
  readonly island = $derived.by(() =>
    this.view && this.view.island >= 0 ? this.islands[this.view.island] : undefined,
  );
  readonly ahead = $derived.by(() => (this.view?.ahead ?? []).map((number) => this.islands[number]!));

  readonly #where = $derived.by(() => {
    if (!this.view || !this.island) return null;
    const { mode, number, extra } = this.view;
    const count = mode === "archipelago" ? 8 : 6;
    const { code, name } = this.island;
    return { number: Math.min(number + 1, count), count, extra, name: islandWords(code, name) };
  });
  get title(): string {
    return this.#where ? words("jackal-table-island", this.#where) : words.title("jackal");
  }

  get shortTitle(): string {
    return this.#where ? words("jackal-table-island-short", this.#where) : this.title;
  }

  readonly #log = $derived.by(() => this.store.shownLog as unknown as { key: number; facts: Fact[]; number: number }[]);
  /** A reveal enters the log when it has been shown. */
  readonly log = $derived.by(() => this.#log.filter(({ facts }) => !this.reveal.running || facts !== this.store.now));
  readonly lastIsland = $derived.by(() => lastIsland(this.#log));

  /** The last island stays as it was left, with its routes and its gold. */
  readonly picture = $derived.by(() =>
    this.store.result && !this.reveal.running
      ? pictureOf(this.lastIsland, (cards) => flagOf(this.island, cards))
      : this.reveal.picture,
  );
  /** What happens in the reveal right now. */
  readonly sentence = $derived.by(() =>
    this.reveal.running && this.picture.now ? sentenceOf([this.picture.now], this.names) : null,
  );

  get actors(): number[] {
    if (!this.reveal.running) return this.store.actors;
    return this.picture.open === null ? [] : [this.picture.open];
  }

  /** From the first mark or route until the gold is shared. */
  get opening(): boolean {
    return this.reveal.running || this.#inPhase("opening");
  }

  get laying(): boolean {
    return this.#inPhase("laying") && this.store.myTurn;
  }

  get drafting(): boolean {
    return this.#inPhase("drafting");
  }

  /** Whether something is chosen beside the island, so that a small screen must have room for it. */
  get picking(): boolean {
    return this.#free && this.#inPhase("drafting", "taking", "throwing");
  }

  get walking(): boolean {
    return this.#free && this.#inPhase("opening");
  }

  /** The player decides what to do with their cards: what these can reach is shown, but not in a puzzle. */
  get deciding(): boolean {
    if (!this.store.myTurn || this.reveal.running || this.store.frame?.unsolved) return false;
    return this.#inPhase("drafting", "announcing", "taking", "laying");
  }

  get reach(): Reach {
    return this.deciding && !this.laying ? this.choice.reachThen : NOWHERE;
  }

  get #free(): boolean {
    return this.store.myTurn && !this.store.playback.busy;
  }

  #inPhase(...phases: View["phase"][]): boolean {
    return this.view !== null && phases.includes(this.view.phase);
  }
}
