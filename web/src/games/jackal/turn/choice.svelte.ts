// What the player is pointing at: cards for the row, a card to take or keep, a way to look at. Nothing of it is played yet.
import type { TableStore } from "../../../table/state/table.svelte";
import {
  cardsBy,
  cardsIn,
  cardsOf,
  leadsOf,
  type Card,
  type Intent,
  type Kind,
  type Offer,
  type Outlook,
  type Reach,
  type View,
  type Way,
} from "../types";
import { isWalk } from "./imagine";

const NOWHERE: Reach = { here: [], ahead: [] };
const NOTHING: Outlook = { reach: NOWHERE, more: [], places: [], ends: [], packs: [] };

/** A card of the hand, and whether it lies in the row or is thrown already: then its place stays empty. */
export interface Slot {
  card: Card;
  used: boolean;
}

export class Choice {
  /** A way that is being looked at, and on which island: 0 is this one. */
  looked = $state.raw<{ way: Way; island: number } | null>(null);
  /** A card to take or keep that is being looked at. */
  pointed = $state<Card | null>(null);
  #latest: Offer[] = [];
  /** The last question that was on the screen with nothing left to show before it. */
  #shown = NaN;
  /** The row before it was rearranged, until it is known whether it may lie so. */
  #before: Offer[] | null = null;

  constructor(private readonly store: TableStore) {}

  readonly view = $derived.by(() => this.store.view as View);
  readonly outlook = $derived.by(() => (this.store.outlook as Outlook | null) ?? NOTHING);
  readonly planned = $derived.by(() => (this.store.replay ? [] : this.store.plan.steps) as Offer[]);

  /** What may be done; while an answer is under way, what the last one said. */
  readonly offers = $derived.by(() => {
    const { plan, connected, moving } = this.store;
    const offers = this.store.offers as Offer[];
    if (!plan.stale || !connected || moving) this.#latest = offers;
    return (plan.pending as Offer[]).some(isWalk) ? [] : this.#latest;
  });

  /** Whether this player acts. While the choices of others are shown, cards that could be pressed stay: a press is not lost. */
  readonly acts = $derived.by(() => {
    const { myTurn, playback, asked } = this.store;
    if (!playback.busy) this.#shown = asked;
    return myTurn && this.#shown === asked;
  });

  /** What may be done before anything that is planned. */
  readonly beginnings = $derived.by(() => {
    const { connected, moving, frame } = this.store;
    return this.acts && connected && !moving ? ((frame?.offers ?? []) as Offer[]) : [];
  });

  readonly laid = $derived.by(() => this.planned.filter((step): step is Offer<"lay"> => step.intent.kind === "lay"));
  readonly thrown = $derived.by(() =>
    this.planned.filter((step): step is Offer<"throw"> => step.intent.kind === "throw"),
  );

  /** The row: what was laid for good, then what is planned. */
  readonly row = $derived.by(() => [
    ...cardsBy(this.#own?.route ?? []),
    ...this.laid.map(({ intent }) => intent.card as Card),
  ]);

  /** The hand before anything planned; every card keeps its place. */
  readonly slots = $derived.by((): Slot[] => {
    const used: Card[] = [...this.laid.map(({ intent }) => intent.card as Card), ...this.thrown.map((): Card => "M")];
    return cardsOf(this.#own?.hand ?? []).map((card) => {
      const at = used.indexOf(card);
      if (at >= 0) used.splice(at, 1);
      return { card, used: at >= 0 };
    });
  });

  /** Cells that can be chosen now. */
  readonly lit = $derived.by(() => new Set(this.#walks.map(({ intent }) => intent.cell)));

  /** What each of these cells leads to, the best paid choice first. */
  readonly leads = $derived.by(() => {
    const found = this.#walks.map(({ intent }) => [intent.cell, leadsOf(intent)] as const);
    return new Map(found.sort(([, [one]], [, [other]]) => (other?.pays ?? 0) - (one?.pays ?? 0)));
  });

  /** The card that would be taken or kept: chosen, or at least looked at. */
  readonly wanted = $derived.by((): Card | null => {
    const [chosen] = this.planned.flatMap(({ intent }) =>
      intent.kind === "take" || intent.kind === "keep" ? [intent.card as Card] : [],
    );
    return this.pointed ?? chosen ?? null;
  });

  /** What all cards can reach, and what they could with the wanted one. */
  readonly reach = $derived.by(() => this.#frames.reach);
  readonly reachThen = $derived.by(
    () => this.#frames.more.find(({ card }) => card === this.wanted)?.reach ?? this.reach,
  );

  /** The fewest steps that all cards together need to the same chest. */
  fewest({ cell, steps }: Way): number {
    return this.reach.here.find((way) => way.cell === cell)?.steps ?? steps;
  }

  /** Whether what is shown of the row is about the row as it lies. */
  get sure(): boolean {
    return !this.store.plan.busy;
  }

  get #walks(): Offer<"go" | "exit">[] {
    return [...this.ofKind("go"), ...this.ofKind("exit")];
  }

  /** What the newest frame says of all cards; a plan changes nothing about that. */
  get #frames(): Outlook {
    return (this.store.frame?.outlook as Outlook | null | undefined) ?? NOTHING;
  }

  /** What the player holds before anything planned. */
  get #own(): View["own"] {
    return (this.store.base as View | null)?.own ?? null;
  }

  /** The pack of the draft, before anything planned. */
  get pack(): readonly number[] {
    return this.#own?.pack ?? [];
  }

  offer<Of extends Kind>(kind: Of, fits: (intent: Intent<Of>) => boolean = () => true): Offer<Of> | undefined {
    return this.ofKind(kind).find(({ intent }) => fits(intent));
  }

  ofKind<Of extends Kind>(kind: Of): Offer<Of>[] {
    return this.offers.filter((offer): offer is Offer<Of> => offer.intent.kind === kind);
  }

  /** What could be chosen before anything was: where one card is taken or kept, another may be chosen instead. */
  choosable<Of extends Kind>(kind: Of, fits: (intent: Intent<Of>) => boolean = () => true): Offer<Of> | undefined {
    return this.beginnings
      .filter((offer): offer is Offer<Of> => offer.intent.kind === kind)
      .find(({ intent }) => fits(intent));
  }

  /** Whether a card can be laid: at the end of the row, or at least as its first. */
  canLay(card: Card): boolean {
    return Boolean(this.#laying(card));
  }

  #laying(card: Card): Offer<"lay"> | undefined {
    const fits = (intent: Intent<"lay">): boolean => intent.card === card;
    const first = this.laid[0]?.intent.card;
    return (
      this.choosable("lay") && (this.offer("lay", fits) ?? (first === card ? undefined : this.choosable("lay", fits)))
    );
  }

  /** Lay a card behind the others; what can only lie first goes there; why another cannot be laid is asked. */
  lay(card: Card): void {
    const offer = this.#laying(card);
    if (!offer) void this.explain(card);
    else if (this.offer("lay", (intent) => intent.card === card)) this.add(offer);
    else this.layAt(card, 0);
  }

  /** Lay a card of the hand between others. */
  layAt(card: Card, at: number): void {
    const offer = this.#laying(card);
    if (offer) this.#arrange([...this.planned.slice(0, at), offer, ...this.planned.slice(at)]);
    else void this.explain(card);
  }

  /** Make these cards the row. */
  layAll(letters: string): void {
    const offers = cardsIn(letters).map((card) => this.#laying(card));
    if (offers.every((offer) => offer !== undefined)) this.#arrange(offers);
  }

  /** Take a card of the row back into the hand. */
  unlay(at: number): void {
    this.#before = null;
    this.store.undoStep(at);
  }

  /** Put a card of the row at another place; returns whether there is one. */
  move(from: number, to: number): boolean {
    const step = this.planned[from];
    if (!step || to < 0 || to >= this.planned.length || to === from) return false;
    const others = this.planned.filter((_, at) => at !== from);
    this.#arrange([...others.slice(0, to), step, ...others.slice(to)]);
    return true;
  }

  #arrange(steps: Offer[]): void {
    this.#before = this.planned;
    this.store.arrange(steps);
  }

  /** The server has answered: a row that may not lie as it was rearranged is put back, with the reason. */
  settle(): void {
    const { fallen, busy } = this.store.plan;
    if (busy) return;
    const before = this.#before;
    this.#before = null;
    if (!before || !fallen) return;
    this.store.plan.dropFallen();
    this.store.arrange(before);
    this.store.problem = { code: "illegal", reason: fallen.reason };
  }

  add(offer: Offer): void {
    this.#before = null;
    this.store.add(offer);
  }

  /** Walk to a lit cell; why another cannot be walked to is asked. */
  go(cell: string): void {
    this.store.take((fresh) => {
      const offer = this.#walks.find(({ intent }) => intent.cell === cell);
      if (offer) this.store.add(offer);
      else if (fresh) void this.explain(cell);
      return Boolean(offer) || fresh;
    });
  }

  /** Choose this instead of what was chosen before, where one card is taken or kept; pressed again, it is confirmed. */
  choose(offer: Offer, again = false): void {
    this.store.take(() => {
      if (this.store.moving) return false;
      if (again) this.store.commit();
      else this.store.arrange([offer]);
      return true;
    });
  }

  isChosen(offer: Offer): boolean {
    return this.planned.some(({ action }) => action === offer.action);
  }

  /** Whether black marks are due and there is none to throw. */
  readonly isMarkless = $derived.by(() => {
    const { myTurn, playback, frame } = this.store;
    const kinds = ((frame?.offers ?? []) as Offer[]).map(({ intent }) => intent.kind);
    return myTurn && !playback.busy && kinds.length === 1 && kinds[0] === "done";
  });

  /** Close the route or the throws, as soon as it is known where they lead; asks before a row that reaches no chest. */
  close(kind: "ready" | "done", ask: () => void): void {
    this.store.take((fresh) => {
      const offer = fresh ? this.offer(kind) : undefined;
      if (offer && kind === "ready" && this.outlook.ends.length === 0) ask();
      else if (offer) this.store.finish(offer);
      return Boolean(offer);
    });
  }

  /** Say why something cannot be done with a card or on a cell. */
  async explain(about: string): Promise<void> {
    const [refused] = await this.store.explain(about);
    if (refused) this.store.problem = { code: "illegal", reason: refused.reason };
  }
}
