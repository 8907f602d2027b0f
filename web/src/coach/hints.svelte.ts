// A hint of the coach: asked for, thought about, shown, and put into the plan, from which it can be taken back.
import { Refusal } from "../lib/api";
import type { Offer } from "../lib/types";
import type { TableStore } from "../table/state/table.svelte";
import { askHint } from "./api";
import { stepsOf, withoutEnd } from "./turn-words";
import type { Advised, Hint } from "./types";

type Ask = typeof askHint;

export class Hints {
  /** Why the coach says nothing. */
  trouble = $state.raw<unknown>(null);
  #answer = $state.raw<{ at: number; hint: Hint } | null>(null);
  #controller = $state.raw<AbortController | null>(null);
  #open = $state(false);
  /** The turn that was put into the plan, and what the player had planned before. */
  #chosen = $state.raw<Advised | null>(null);
  #own = $state.raw<Offer[]>([]);

  constructor(
    private readonly store: TableStore,
    private readonly request: Ask = askHint,
  ) {}

  /** Whether the coach may be asked: only where nobody is wronged by it, and not where a lesson teaches or a puzzle asks. */
  get possible(): boolean {
    const { table, frame, myTurn, playback, moving } = this.store;
    if (!table || table.rated || table.lesson || frame?.unsolved || !myTurn || playback.busy || moving) return false;
    return table.seats.every(({ yours, kind }) => yours || kind === "bot");
  }

  get thinking(): boolean {
    return this.#controller !== null;
  }

  /** What was said, as long as the same is asked. */
  get hint(): Hint | null {
    return this.#answer?.at === this.store.asked ? (this.#answer?.hint ?? null) : null;
  }

  get shown(): boolean {
    return this.#open && this.possible && (this.thinking || this.trouble !== null || this.hint !== null);
  }

  /** The turn that is rehearsed, as long as the plan is nothing else. */
  get chosen(): Advised | null {
    const planned = this.store.plan.actions.join("\n");
    return this.#chosen && this.hint && actionsOf(this.#rehearsal(this.#chosen)) === planned ? this.#chosen : null;
  }

  /** Whether there is a plan of the player's own to go back to. */
  get hasOwn(): boolean {
    return this.chosen !== null && this.#own.length > 0;
  }

  /** Whether a step ends a turn, as the game's table sees it. */
  readonly ends = (step: Offer): boolean => this.store.hooks.ends(step);

  /** Ask, or show again what was said. */
  async ask(): Promise<void> {
    this.#open = true;
    if (this.hint || this.thinking || !this.possible) return;
    const controller = new AbortController();
    const at = this.store.asked;
    [this.trouble, this.#controller] = [null, controller];
    try {
      const hint = await this.request(this.store.id, controller.signal);
      if (controller === this.#controller) this.#heard(at, hint);
    } catch (trouble) {
      if (controller === this.#controller) this.trouble = trouble;
    }
    if (controller === this.#controller) this.#controller = null;
  }

  /** Nothing more is wanted of the coach; what lies in the plan stays there. */
  close(): void {
    this.#controller?.abort();
    this.#controller = null;
    this.trouble = null;
    this.#open = false;
  }

  /** Show a turn on the board, or, if it is shown, what was planned before. */
  choose(turn: Advised): void {
    if (this.chosen === turn) return this.putBack();
    if (!this.chosen) this.#own = this.store.plan.all;
    this.#chosen = turn;
    this.#plan(this.#rehearsal(turn));
  }

  /** The board as it was before a turn was chosen. */
  putBack(): void {
    this.#plan(this.#own);
    [this.#chosen, this.#own] = [null, []];
  }

  /** Play the turn that is shown, to its end. */
  play(): void {
    const turn = this.chosen;
    if (!turn) return;
    const last = stepsOf(turn).at(-1);
    this.close();
    if (last && this.ends(last)) this.store.finish(last);
    else this.store.commit();
  }

  #heard(at: number, hint: Hint): void {
    this.#chosen = null;
    if (at === this.store.asked) this.#answer = { at, hint };
    else this.trouble = new Refusal("stale");
  }

  #plan(steps: Offer[]): void {
    this.store.plan.dropFallen();
    this.store.arrange(steps);
  }

  /** What ends a turn is left to the player: until then nothing is final. */
  #rehearsal(turn: Advised): Offer[] {
    return withoutEnd(stepsOf(turn), this.ends);
  }
}

function actionsOf(steps: readonly Offer[]): string {
  return steps.map(({ action }) => action).join("\n");
}
