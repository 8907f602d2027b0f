// What the player is pointing at: a hex, a member, a way, a hex about to be placed. Nothing of it is played yet.
import type { Offer } from "../../../lib/types";
import type { TableStore } from "../../../table/state/table.svelte";
import type { Flight, GhostHex, Member, MemberAt, Walk } from "../board/types";
import type { TikalView } from "../wire";
import { deedOf, destination, movers, nextTurn, placements, route, spots, ways } from "./offers";

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
  /** The member that was just sent somewhere. */
  flights = $state.raw<Flight[]>([]);
  #spot = $state.raw<Spot | null>(null);
  #flown = 0;

  constructor(private readonly store: TableStore) {}

  readonly view = $derived.by(() => this.store.view as TikalView);
  readonly fitting = $derived.by(() => placements(this.store.offers));
  readonly movers = $derived.by(() => movers(this.store.offers));
  readonly ways = $derived.by(() => (this.mover ? ways(this.store.offers, this.mover) : new Map<string, Offer>()));

  /** The chosen member, as long as it can go anywhere. */
  get mover(): MemberAt | null {
    const { member } = this;
    return member && this.movers.some((one) => same(one, member)) ? member : null;
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
    return this.mover ? new Set(this.ways.keys()) : spots(this.store.offers);
  }

  /** The way that would be walked: to the hex under the pointer, or to the one tapped. */
  get way(): Offer | null {
    return this.ways.get(this.hovered ?? "") ?? this.ways.get(this.tapped ?? "") ?? null;
  }

  get path(): Walk | null {
    return this.way && { spaces: route(this.way), cost: this.way.cost };
  }

  touchSpace(space: string): void {
    if (this.fitting.has(space)) return this.#putOrTurn(space);
    const way = this.ways.get(space);
    if (!way) return this.#select(this.selected === space && !this.mover ? null : space);
    if (this.tapped === space || this.hovered === space) return void this.add(way);
    this.tapped = space;
    this.selected = space;
  }

  touchMember(space: string, member: Member): void {
    const touched = { space, member };
    if (!this.movers.some((one) => same(one, touched))) return this.touchSpace(space);
    const again = this.mover !== null && same(this.mover, touched);
    this.#select(space);
    this.member = again ? null : touched;
  }

  async add(offer: Offer): Promise<void> {
    await this.store.add(offer);
    const step = deedOf(offer);
    if ("from" in step) this.#arrive(step.member, step.from, destination(offer));
    if (step.verb === "place" || step.verb === "end") this.clear();
  }

  #arrive(member: Member, from: string, to: string): void {
    const seat = this.store.seat ?? 0;
    this.flights = [{ key: `planned-${(this.#flown += 1)}`, seat, member, from, to }];
    this.#select(to);
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
    const action = spot && `place ${spot.space} ${spot.turns}`;
    return this.store.offers.find((offer) => offer.actions[0] === action) ?? null;
  }

  clear(): void {
    this.#spot = null;
    this.#select(null);
  }

  #select(space: string | null): void {
    this.selected = space;
    this.member = null;
    this.tapped = null;
  }

  #putOrTurn(space: string): void {
    if (this.spot?.space === space) return this.rotate(1);
    this.#spot = { space, turns: this.fitting.get(space)?.[0] ?? 0 };
    this.#select(null);
  }
}

function same(one: MemberAt, other: MemberAt): boolean {
  return one.space === other.space && one.member === other.member;
}
