// Why what was just tried on the board is not allowed.
import type { Reason } from "../../../lib/types";
import { words } from "../../../lib/words.svelte";
import type { TableStore } from "../../../table/state/table.svelte";
import type { Choice } from "../turn/choice.svelte";

interface Answer {
  space: string;
  /** The server's reason; where it has none to give, only words. */
  reason: Reason | null;
  text: string;
  /** Where that can be read, if it is a rule. */
  rule: string;
}

/** What a walk costs. */
const WALKING = "T5.3";

export class Explanation {
  answer = $state.raw<Answer | null>(null);
  #asked = 0;

  constructor(
    private readonly store: TableStore,
    private readonly choice: Choice,
  ) {}

  /** What a touch of this space would have been: to put the hex there, or to walk there; null where it may be. */
  tried(space: string): string | null {
    const { fitting, mover, ways } = this.choice;
    if (fitting.size > 0) return fitting.has(space) ? null : space;
    if (!mover || mover.space === space || ways.has(space)) return null;
    return `${mover.member} ${mover.space} ${space}`;
  }

  /** Ask why something cannot be; asking for nothing forgets the last answer. */
  async ask(space: string, about: string | null): Promise<void> {
    const asked = (this.#asked += 1);
    this.answer = null;
    if (!about || this.store.replay) return;
    const plainly = this.#plainly(space);
    const [refused] = await this.store.explain(about);
    const reason = refused?.reason ?? null;
    if (asked === this.#asked) this.answer = { space, reason, ...plainly, rule: reason?.rule ?? plainly.rule };
  }

  forget(): void {
    void this.ask("", null);
  }

  #plainly(space: string): Pick<Answer, "text" | "rule"> {
    if (this.choice.fitting.size > 0)
      return { text: words("tikal-table-placing-fits", { spaces: [...this.choice.fitting.keys()] }), rule: "" };
    const left = this.choice.view.budget - this.store.plan.unseen;
    return { text: words("tikal-table-out-of-reach", { space, left }), rule: WALKING };
  }
}
