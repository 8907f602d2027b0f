// What the player is pointing at: a hex, a member, a way, a hex about to be placed. Nothing of it is played yet.
import type { TableStore } from "../../../table/state/table.svelte";
import type { Flight, GhostHex, Member, MemberAt, Walk } from "../board/types";
import type { Offer, View } from "../types";
import { changesEverything } from "./imagine";
import {
  comers,
  costOf,
  ends,
  most,
  moverOf,
  movers,
  nextTurn,
  ofKind,
  placements,
  sameMember,
  spots,
  ways,
  type Move,
} from "./offers";

const DEEDS = ["enter", "uncover", "recover", "camp", "guard"] as const;

/** So many action points are not lost without a question. */
const MANY = 5;

interface Spot {
  space: string;
  turns: number;
}

export class Choice {
  selected = $state<string | null>(null);
  hovered = $state<string | null>(null);
  member = $state.raw<MemberAt | null>(null);
  /** A way shown by a first tap, where there is no pointer to hover with. */
  tapped = $state<string | null>(null);
  /** A way that is being thought of, by pointing at its button. */
  considered = $state.raw<Move | null>(null);
  /** The member that was just sent somewhere. */
  flights = $state.raw<Flight[]>([]);
  #spot = $state.raw<Spot | null>(null);
  #flown = 0;
  /** The actions of the plan at whose end the turn was to end. */
  #confirming = $state<string | null>(null);

  constructor(private readonly store: TableStore) {}

  readonly view = $derived.by(() => this.store.view as View);
  /** The last step without an answer after which quite other things are offered. */
  readonly #turning = $derived.by(() => (this.store.plan.pending as Offer[]).filter(changesEverything).at(-1));
  /** What may be done; while an answer is under way, what the last one said and the points still allow. */
  readonly offers = $derived.by(() => {
    const { pending } = this.store.plan;
    const offers = this.store.offers as Offer[];
    if (this.#turning) return [];
    return pending.length > 0 ? offers.filter((offer) => costOf(offer) <= this.view.budget) : offers;
  });
  readonly fitting = $derived.by(() => placements(this.offers));
  readonly movers = $derived.by(() => movers(this.offers).filter((mover) => this.#stands(mover)));
  readonly ways = $derived.by(() => (this.mover ? ways(this.offers, this.mover) : new Map<string, never>()));

  /** The chosen member, as long as it can go anywhere. */
  get mover(): MemberAt | null {
    const { member } = this;
    return member && this.movers.some((one) => sameMember(one, member)) ? member : null;
  }

  /** The hex about to be placed, as long as it fits there. */
  get spot(): Spot | null {
    return this.#spot && this.fitting.get(this.#spot.space)?.includes(this.#spot.turns) ? this.#spot : null;
  }

  get ghost(): GhostHex | null {
    return this.spot && { ...this.spot, hexagon: this.view.hand };
  }

  get lit(): Set<string> {
    if (this.fitting.size > 0) return new Set(this.fitting.keys());
    return this.mover ? new Set(this.ways.keys()) : spots(this.offers);
  }

  /** The way that would be walked: to the hex under the pointer, or to the one tapped. */
  get way(): Offer<"walk" | "travel"> | null {
    return this.ways.get(this.hovered ?? "") ?? this.ways.get(this.tapped ?? "") ?? null;
  }

  /** Who could come to the chosen hex, while no member is chosen. */
  get comers(): Move[] {
    if (!this.selected || this.mover || this.fitting.size > 0) return [];
    return comers(this.offers, this.selected).filter((way) => this.#stands(moverOf(way)));
  }

  /** What is drawn: the way that would be walked, or that of whoever could come. */
  get path(): Walk | null {
    const coming = this.comers.find((way) => way.action === this.considered?.action) ?? this.comers[0];
    const way = this.way ?? coming;
    return way ? { spaces: way.intent.spaces, member: way.intent.member as Member, cost: costOf(way) } : null;
  }

  /** What each lit hex costs: the way there, or the least of what can be done on it. */
  readonly costs = $derived.by(() => {
    const found = new Map<string, number>();
    const priced = this.mover
      ? [...this.ways]
      : ofKind(this.offers, ...DEEDS).map((one) => [one.intent.space, one] as const);
    for (const [space, offer] of priced) found.set(space, Math.min(costOf(offer), found.get(space) ?? Infinity));
    return found;
  });

  /** How often in a row something may be done; while an answer is under way, as far as that can be seen. */
  most(offer: Offer): number {
    const paid = costOf(offer) > 0 ? Math.floor(this.view.budget / costOf(offer)) : 1;
    const { intent } = offer;
    const going = intent.kind === "walk" || intent.kind === "travel";
    return Math.min(most(offer), paid, going ? this.#count(moverOf(offer as Move)) : Infinity);
  }

  touchSpace(space: string): void {
    const pointed = this.hovered === space;
    this.store.take(() => this.#touch(space, pointed));
  }

  /** A member that only the answer under way can move is chosen when that has come. */
  touchMember(space: string, member: Member): void {
    const pointed = this.hovered === space;
    const touched = { space, member };
    this.store.take((fresh) => {
      const moves = this.movers.some((one) => sameMember(one, touched));
      if (moves) return this.#choose(touched);
      return fresh && this.#touch(space, pointed);
    });
  }

  /** Whether the actions of the turn are offered as soon as the placement has its answer. */
  get #waits(): boolean {
    return this.#turning?.intent.kind === "place";
  }

  /** Whether the turn can be ended and anything else can still be done. */
  readonly open = $derived.by(() => {
    const kinds = this.offers.map(({ intent }) => intent.kind);
    return this.#waits || (kinds.includes("end") && kinds.some((kind) => kind !== "end"));
  });

  /** Action points that the end of the turn would cost now. */
  get left(): number {
    return this.view.budget - this.store.plan.unseen;
  }

  /** Whether the player is asked to confirm the end of the turn; anything else withdraws the question. */
  get confirming(): boolean {
    return this.#confirming !== null && this.#confirming === this.#planned;
  }

  /** The plan by its actions: an answer that arrives late makes the same plan anew. */
  get #planned(): string {
    return this.store.plan.steps.map(({ action }) => action).join("; ");
  }

  /** The button that ends the turn was pressed; with many points left it asks once. */
  end(): void {
    if (this.open && this.left >= MANY && !this.confirming) this.#confirming = this.#planned;
    else this.#end();
  }

  #end(): void {
    this.store.take(() => {
      const [end] = ofKind(this.offers, "end");
      if (!end) return false;
      this.clear();
      this.store.finish(end);
      return true;
    });
  }

  #touch(space: string, pointed: boolean): true {
    const way = this.ways.get(space);
    if (this.fitting.has(space)) this.#putOrTurn(space);
    else if (!way) this.#select(this.selected === space && !this.mover ? null : space);
    else if (pointed || this.tapped === space) this.add(way);
    else this.tapped = this.selected = space;
    return true;
  }

  #choose(touched: MemberAt): true {
    const again = this.mover !== null && sameMember(this.mover, touched);
    this.#select(touched.space);
    this.member = again ? null : touched;
    return true;
  }

  /** Whether a member is still there after the steps that have not been answered. */
  #stands(member: MemberAt): boolean {
    return this.#count(member) > 0;
  }

  #count({ space, member }: MemberAt): number {
    const seat = this.store.seat ?? 0;
    const there = this.view.spaces.find((one) => one.space === space);
    return member === "leader" ? Number(there?.leaders.includes(seat) ?? false) : (there?.workers[seat] ?? 0);
  }

  add(offer: Offer, times = 1): void {
    this.store.add(offer, times);
    const { intent } = offer;
    if (intent.kind === "walk" || intent.kind === "travel") this.#arrive(intent.member as Member, ends(intent));
    if (intent.kind === "place" || intent.kind === "end") this.clear();
  }

  #arrive(member: Member, way: { from: string; to: string }): void {
    const seat = this.store.seat ?? 0;
    this.flights = [{ key: `planned-${(this.#flown += 1)}`, seat, member, ...way }];
    this.#select(way.to);
  }

  rotate(direction: 1 | -1): void {
    const { spot } = this;
    if (!spot) return;
    const fitting = this.fitting.get(spot.space) ?? [];
    this.#spot = { ...spot, turns: nextTurn(fitting, spot.turns, direction) };
  }

  /** The offer that places the hex where it is shown. */
  get placing(): Offer | null {
    const { spot } = this;
    const fits = ({ intent }: Offer<"place">) => intent.space === spot?.space && intent.turns === spot.turns;
    return ofKind(this.offers, "place").find(fits) ?? null;
  }

  clear(): void {
    this.#spot = null;
    this.#select(null);
  }

  #select(space: string | null): void {
    this.selected = space;
    this.member = null;
    this.tapped = null;
    this.considered = null;
    this.#confirming = null;
  }

  #putOrTurn(space: string): void {
    if (this.spot?.space === space) return this.rotate(1);
    this.#spot = { space, turns: this.fitting.get(space)?.[0] ?? 0 };
    this.#select(null);
  }
}
