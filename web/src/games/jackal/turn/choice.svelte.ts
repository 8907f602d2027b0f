// What the player is pointing at: cards for the row, a card to take or keep, a way to look at. Nothing of it is played yet.
import type { TableStore } from "../../../table/state/table.svelte";
import { cardsBy, cardsOf, type Card, type Intent, type Kind, type Offer, type Outlook, type View, type Way } from "../types";

const NOTHING: Outlook = { here: [], ahead: [], places: [], ends: [] };

export class Choice {
  /** A way that is being looked at, and on which island: 0 is this one. */
  looked = $state.raw<{ way: Way; island: number } | null>(null);

  constructor(private readonly store: TableStore) {}

  readonly view = $derived.by(() => this.store.view as View);
  readonly offers = $derived.by(() => this.store.offers as Offer[]);
  readonly outlook = $derived.by(() => (this.store.outlook as Outlook | null) ?? NOTHING);
  readonly planned = $derived.by(() => (this.store.look ? [] : this.store.plan.steps) as Offer[]);

  /** The row: what was laid for good, then what is planned. */
  readonly row = $derived.by(() => [...cardsBy(this.#own?.route ?? []), ...this.laid.map(({ intent }) => intent.card as Card)]);

  /** The hand without what lies in the row. */
  readonly hand = $derived.by(() => {
    const left = cardsOf(this.#own?.hand ?? []);
    for (const { intent } of this.laid) left.splice(left.indexOf(intent.card as Card), 1);
    for (const _ of this.thrown) left.splice(left.indexOf("M"), 1);
    return left;
  });

  get laid(): Offer<"lay">[] {
    return this.planned.filter((step): step is Offer<"lay"> => step.intent.kind === "lay");
  }

  get thrown(): Offer<"throw">[] {
    return this.planned.filter((step): step is Offer<"throw"> => step.intent.kind === "throw");
  }

  /** What the player holds before anything planned. */
  get #own(): View["own"] {
    return (this.store.base as View | null)?.own ?? null;
  }

  offer<Of extends Kind>(kind: Of, fits: (intent: Intent<Of>) => boolean = () => true): Offer<Of> | undefined {
    return this.ofKind(kind).find(({ intent }) => fits(intent));
  }

  ofKind<Of extends Kind>(kind: Of): Offer<Of>[] {
    return this.offers.filter((offer): offer is Offer<Of> => offer.intent.kind === kind);
  }

  /** Cells that can be chosen now. */
  readonly lit = $derived.by(() => new Set([...this.ofKind("go"), ...this.ofKind("exit")].map(({ intent }) => intent.cell)));

  lay(card: Card): void {
    const offer = this.offer("lay", (intent) => intent.card === card);
    if (offer) void this.store.add(offer);
  }

  /** Lay a card of the hand between others. */
  layAt(card: string, at: number): void {
    const offer = this.offer("lay", (intent) => intent.card === card);
    if (!offer) return;
    const steps = [...this.store.plan.steps];
    steps.splice(at, 0, offer);
    void this.store.arrange(steps);
  }

  /** Take a card of the row back into the hand. */
  unlay(at: number): void {
    void this.store.undoStep(at);
  }

  /** Put a card of the row at another place. */
  move(from: number, to: number): void {
    const steps = [...this.store.plan.steps];
    const [step] = steps.splice(from, 1);
    if (!step || to < 0 || to > steps.length) return;
    steps.splice(to, 0, step);
    void this.store.arrange(steps);
  }

  /** The pack of the draft, before anything planned. */
  get pack(): readonly number[] {
    return this.#own?.pack ?? [];
  }

  /** What could be chosen before anything was: where one card is taken or kept, another may be chosen instead. */
  choosable<Of extends Kind>(kind: Of, fits: (intent: Intent<Of>) => boolean = () => true): Offer<Of> | undefined {
    const offers = this.store.myTurn && !this.store.reel.busy ? ((this.store.frame?.offers ?? []) as Offer[]) : [];
    return offers.filter((offer): offer is Offer<Of> => offer.intent.kind === kind).find(({ intent }) => fits(intent));
  }

  add(offer: Offer): void {
    void this.store.add(offer);
  }

  go(cell: string): void {
    const offer = [...this.ofKind("go"), ...this.ofKind("exit")].find(({ intent }) => intent.cell === cell);
    if (offer) void this.store.add(offer);
  }

  /** Choose this instead of what was chosen before: where one card is taken or kept. */
  choose(offer: Offer): void {
    void this.store.arrange([offer]);
  }

  isChosen(offer: Offer): boolean {
    return this.planned.some(({ action }) => action === offer.action);
  }
}
