// A turn being rehearsed. A step shows at once; the server is asked behind it, one question at a time, and what it does
// not allow falls with its reason.
import type { Offer, Previewed, Reason, Refused } from "../../lib/types";
import type { Answer, Question } from "./socket";

/** Steps that do not work now, and why; they are tried again whenever the plan changes, until they are dropped. */
export interface Fallen {
  steps: Offer[];
  reason: Reason | null;
  /** Nothing is wrong with them: something else comes first. */
  waits: boolean;
}

export interface PlanHost {
  ask(question: Question): Promise<Answer | null>;
  /** The plan is another one now. */
  changed(steps: Offer[]): void;
  /** Whether a reason only means that something else comes first. */
  waits(reason: Reason): boolean;
  /** Everything that was asked has been answered; with a refusal if something did not work. */
  settled(refused: Refused | null): void;
}

/** Refusals that mean one step of the list; any other says nothing about the plan. */
const OF_A_STEP = new Set(["illegal", "plan-ends", "unknown-action"]);

export function isOfAStep(refused: Refused): boolean {
  return OF_A_STEP.has(refused.code);
}

function actionsOf(steps: readonly Offer[]): string[] {
  return steps.map((step) => step.action);
}

function starts(whole: readonly Offer[], part: readonly Offer[]): boolean {
  return part.length <= whole.length && part.every((step, at) => step.action === whole[at]?.action);
}

/** Whether a step means these entries; one of several entries names everything that they name. */
function means({ action }: Offer, entries: readonly string[]): boolean {
  const words = new Set(action.split(" "));
  return entries.length === 1
    ? action === entries[0]
    : entries.every((entry) => entry.split(" ").every((word) => words.has(word)));
}

/** What is left of steps after these entries; null if they are not how the steps begin. */
function afterPlayed(steps: readonly Offer[], entries: readonly string[]): Offer[] | null {
  const [next, ...rest] = steps;
  if (!next || entries.length === 0) return [...steps];
  const count = next.steps ?? 1;
  const played = entries.length >= count && means(next, entries.slice(0, count));
  return played ? afterPlayed(rest, entries.slice(count)) : null;
}

export class Plan {
  steps = $state.raw<Offer[]>([]);
  /** What the table looks like after the steps that have been answered. */
  seen = $state.raw<Previewed | null>(null);
  fallen = $state.raw<Fallen | null>(null);
  /** Whether the plan is made out of turn; then even an empty one has something to show. */
  ahead = $state(false);
  /** An answer is under way. */
  busy = $state(false);

  /** The steps that `seen` is about. */
  #answered = $state.raw<Offer[]>([]);
  /** What was answered since the game last moved, by its actions. */
  #known = new Map<string, Previewed>();
  #revision = 0;
  /** Whether fallen steps are to be tried again. */
  #hopeful = false;

  constructor(private readonly host: PlanHost) {}

  get actions(): string[] {
    return actionsOf(this.steps);
  }

  /** How many entries of the record it will make. */
  get entries(): number {
    return this.steps.reduce((sum, step) => sum + (step.steps ?? 1), 0);
  }

  get cost(): number {
    return this.steps.reduce((sum, step) => sum + (step.cost ?? 0), 0);
  }

  /** Steps that `seen` does not know of yet. */
  get pending(): Offer[] {
    return this.stale ? [] : this.steps.slice(this.#answered.length);
  }

  /** Steps were taken out, and what the table looks like without them is not known yet. */
  get stale(): boolean {
    return !starts(this.steps, this.#answered);
  }

  /** What the last step costs, where the view does not show it yet: what reveals something is not played to look ahead. */
  get unseen(): number {
    return this.seen?.stopped ? (this.#answered.at(-1)?.cost ?? 0) : 0;
  }

  /** Nothing can follow: chance or another player comes next. */
  get complete(): boolean {
    return this.steps.length > 0 && this.steps.length === this.#answered.length && this.seen?.offers.length === 0;
  }

  /** The steps that work and those that wait. */
  get all(): Offer[] {
    return [...this.steps, ...(this.fallen?.steps ?? [])];
  }

  add(step: Offer, times = 1): void {
    this.fit([...this.steps, ...Array.from({ length: times }, () => step)]);
  }

  /** Take out a step, the last one if none is named; later steps that need it fall with it. */
  remove(index = this.steps.length - 1): void {
    this.fit(this.steps.filter((_, at) => at !== index));
  }

  /** Make this the plan at once, and ask how far it works; fallen steps get another chance behind it. */
  fit(steps: Offer[]): void {
    this.#revision += 1;
    this.#hopeful = true;
    this.steps = steps;
    this.host.changed(this.all);
    void this.#settle();
  }

  /** The game has moved: nothing that was answered holds any more. */
  refit(): void {
    this.#known = new Map();
    this.fit(this.steps);
  }

  /** These actions were played from elsewhere: a plan that begins with them goes on after them. Returns whether it does. */
  dropPlayed(actions: readonly string[]): boolean {
    const steps = afterPlayed(this.all, actions);
    if (!steps || steps.length === this.all.length) return steps !== null;
    this.fallen = null;
    this.#forget();
    this.steps = steps;
    return true;
  }

  dropFallen(): void {
    this.fallen = null;
    this.host.changed(this.all);
  }

  /** Plan from how things are now, whatever was planned before. */
  begin(steps: Offer[] = []): void {
    this.fallen = null;
    this.#forget();
    this.fit(steps);
  }

  #forget(): void {
    this.#known = new Map();
    this.seen = null;
    this.#answered = [];
  }

  async #settle(): Promise<void> {
    if (this.busy) return;
    let refused: Refused | null = null;
    const note = (why: Refused) => (refused = why);
    while (!this.#isKnown()) {
      this.busy = true;
      if (!(await this.#look(note))) break;
    }
    this.busy = false;
    this.host.settled(refused);
  }

  get #question(): Offer[] {
    return this.#hopeful ? this.all : this.steps;
  }

  /** Whether the plan as it stands needs no question; then it is shown at once. */
  #isKnown(): boolean {
    const asked = this.#question;
    const known = this.#known.get(actionsOf(asked).join("\n"));
    const nothing = asked.length === 0 && !this.ahead;
    if (known || nothing) this.#adopt(asked, nothing ? null : known!);
    return nothing || known !== undefined;
  }

  /** Ask about the plan as it stands; returns whether there is more to ask. */
  async #look(note: (refused: Refused) => void): Promise<boolean> {
    const revision = this.#revision;
    const asked = this.#question;
    const answer = await this.#ask(asked);
    if (revision !== this.#revision) return this.#glimpse(asked, answer);
    if (answer?.type === "previewed") return this.#adopt(asked, answer);
    if (answer?.type !== "refused") return false;
    note(answer);
    return isOfAStep(answer) ? this.#shorten(asked, answer) : this.#giveUp();
  }

  async #ask(asked: Offer[]): Promise<Answer | null> {
    const known = this.#known;
    const answer = await this.host.ask({ type: "preview", actions: actionsOf(asked) });
    if (answer?.type === "previewed") known.set(actionsOf(asked).join("\n"), answer);
    return answer;
  }

  /** The player has gone on meanwhile: what holds for the beginning of the plan is shown already. */
  #glimpse(asked: Offer[], answer: Answer | null): boolean {
    const holds = this.#known.get(actionsOf(asked).join("\n")) === answer && starts(this.steps, asked);
    if (holds && answer?.type === "previewed") this.#see(asked, answer);
    return true;
  }

  #adopt(steps: Offer[], seen: Previewed | null): false {
    if (this.#hopeful) this.fallen = null;
    this.steps = steps;
    this.#see(steps, seen);
    this.host.changed(this.all);
    return false;
  }

  #see(steps: Offer[], seen: Previewed | null): void {
    this.seen = seen;
    this.#answered = steps;
  }

  /** Keep the steps before the one that was refused. */
  #shorten(asked: Offer[], { step = 0, reason = null }: { step?: number; reason?: Reason | null }): true {
    const waits = step === 0 && reason !== null && this.host.waits(reason);
    this.fallen = { steps: asked.slice(step), reason, waits };
    this.steps = asked.slice(0, step);
    this.#hopeful = false;
    return true;
  }

  /** Nobody knows how the newest steps would do: the plan is what was answered before them. */
  #giveUp(): false {
    if (!this.stale) this.steps = this.#answered;
    this.host.changed(this.all);
    return false;
  }
}
