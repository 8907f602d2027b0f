// A turn being rehearsed: steps, what the table would look like after them, and what no longer works.
import type { Offer, Previewed, Reason, Refused } from "../../lib/types";
import type { Answer, Question } from "./socket";

/** Steps that do not work any more, and why; they are tried again whenever the plan changes, until they are dropped. */
export interface Fallen {
  steps: Offer[];
  reason: Reason | null;
}

/** Refusals that mean one step of the list; any other says nothing about the plan. */
const OF_A_STEP = new Set(["illegal", "plan-ends", "unknown-action"]);

export class Plan {
  steps = $state.raw<Offer[]>([]);
  seen = $state.raw<Previewed | null>(null);
  fallen = $state.raw<Fallen | null>(null);
  /** Whether the plan is made out of turn; then even an empty one has something to show. */
  ahead = $state(false);
  busy = $state(false);

  #asked = 0;

  constructor(
    private readonly ask: (question: Question) => Promise<Answer | null>,
    private readonly changed: (steps: Offer[]) => void,
  ) {}

  get actions(): string[] {
    return this.steps.map((step) => step.action);
  }

  /** How many entries of the record it will make. */
  get entries(): number {
    return this.steps.reduce((sum, step) => sum + (step.steps ?? 1), 0);
  }

  get cost(): number {
    return this.steps.reduce((sum, step) => sum + (step.cost ?? 0), 0);
  }

  /** What the last step costs, where the view does not show it yet: what reveals something is not played to look ahead. */
  get unseen(): number {
    return this.seen?.stopped ? (this.steps.at(-1)?.cost ?? 0) : 0;
  }

  /** Nothing can follow: chance or another player comes next. */
  get complete(): boolean {
    return this.steps.length > 0 && this.seen?.offers.length === 0;
  }

  /** The steps that work and those that wait. */
  get all(): Offer[] {
    return [...this.steps, ...(this.fallen?.steps ?? [])];
  }

  add(step: Offer): Promise<Refused | null> {
    return this.fit([...this.steps, step, ...(this.fallen?.steps ?? [])]);
  }

  /** Take out a step, the last one if none is named; later steps that need it fall with it. */
  remove(index = this.steps.length - 1): Promise<Refused | null> {
    return this.fit(this.all.filter((_, at) => at !== index));
  }

  /** Make this the plan, as far as the server allows it; returns a refusal that is not about a step. */
  async fit(steps: Offer[], fallen: Fallen | null = null): Promise<Refused | null> {
    const asked = (this.#asked += 1);
    if (steps.length === 0 && !this.ahead) return this.#adopt([], null, fallen);
    this.busy = true;
    const answer = await this.ask({ type: "preview", actions: steps.map((step) => step.action) });
    if (asked !== this.#asked) return null;
    this.busy = false;
    if (answer?.type === "previewed") return this.#adopt(steps, answer, fallen);
    if (answer?.type !== "refused") return null;
    return OF_A_STEP.has(answer.code) ? this.#shorten(steps, answer) : answer;
  }

  dropFallen(): void {
    this.#adopt(this.steps, this.seen, null);
  }

  clear(): void {
    this.#asked += 1;
    this.#adopt([], null, null);
  }

  /** Keep the steps before the one that was refused. */
  #shorten(steps: Offer[], refused: Refused): Promise<Refused | null> {
    const cut = refused.step ?? 0;
    return this.fit(steps.slice(0, cut), { steps: steps.slice(cut), reason: refused.reason ?? null });
  }

  #adopt(steps: Offer[], seen: Previewed | null, fallen: Fallen | null): null {
    this.busy = false;
    this.steps = steps;
    this.seen = seen;
    this.fallen = fallen;
    this.changed(this.all);
    return null;
  }
}
