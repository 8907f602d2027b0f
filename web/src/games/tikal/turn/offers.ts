// Sorting the server's offers by what they are about: a hex, a member, a placement.
import type { Member, MemberAt } from "../board/types";
import type { Intent, Kind, Offer } from "../types";

export type Move = Offer<"walk" | "travel">;

/** The offers of these kinds. */
export function ofKind<Of extends Kind>(offers: readonly Offer[], ...kinds: Of[]): Offer<Of>[] {
  return offers.filter((offer): offer is Offer<Of> => kinds.some((kind) => kind === offer.intent.kind));
}

/** For each space the rotations in which the hex fits there, in clockwise order. */
export function placements(offers: readonly Offer[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { intent } of ofKind(offers, "place")) {
    found.set(intent.space, [...(found.get(intent.space) ?? []), intent.turns]);
  }
  return found;
}

/** The next rotation that fits, either way round. */
export function nextTurn(fitting: readonly number[], turns: number, direction: 1 | -1): number {
  const at = fitting.indexOf(turns);
  return fitting[(at + direction + fitting.length) % fitting.length] ?? turns;
}

/** Where a walk or a journey begins and ends. */
export function ends({ spaces }: Intent<"walk" | "travel">): { from: string; to: string } {
  return { from: spaces[0] ?? "", to: spaces.at(-1) ?? "" };
}

export function moverOf({ intent }: Move): MemberAt {
  return { space: ends(intent).from, member: intent.member as Member };
}

export function sameMember(one: MemberAt, other: MemberAt): boolean {
  return one.space === other.space && one.member === other.member;
}

/** Own members that can walk or travel somewhere. */
export function movers(offers: readonly Offer[]): MemberAt[] {
  const all = ofKind(offers, "walk", "travel").map(moverOf);
  return [...new Map(all.map((mover) => [`${mover.space} ${mover.member}`, mover])).values()];
}

/** Who could come to a hex, the cheapest first: of each member the cheapest way. */
export function comers(offers: readonly Offer[], space: string): Move[] {
  const coming = ofKind(offers, "walk", "travel").filter(({ intent }) => ends(intent).to === space);
  const found = movers(coming).flatMap((mover) => ways(coming, mover).get(space) ?? []);
  return found.sort((one, other) => costOf(one) - costOf(other));
}

/** How often in a row something may be done. */
export function most({ again = [] }: Offer): number {
  return 1 + again.length;
}

/** What something brings, done so many times. */
export function gainOf({ gain = 0, again = [] }: Offer, times: number): number {
  return times === 1 ? gain : (again[times - 2] ?? 0);
}

const CHOICES = 4;

/** How often something may be chosen to be done at once, more than once: few at a time, or all. */
export function multiples(limit: number, all: boolean): number[] {
  const few = Array.from({ length: Math.max(0, Math.min(limit, CHOICES) - 1) }, (_, index) => index + 2);
  return all && limit > CHOICES ? [...few.slice(0, -1), limit] : few;
}

/** The cheapest way of a member to each hex. */
export function ways(offers: readonly Offer[], mover: MemberAt): Map<string, Move> {
  const found = new Map<string, Move>();
  for (const offer of ofKind(offers, "walk", "travel")) {
    const { to } = ends(offer.intent);
    const known = found.get(to);
    if (sameMember(moverOf(offer), mover) && !(known && costOf(known) <= costOf(offer))) found.set(to, offer);
  }
  return found;
}

export function costOf(offer: Offer): number {
  return offer.cost ?? 0;
}

/** What can be done on a hex without walking. */
export function onTheSpot(offers: readonly Offer[], space: string) {
  return ofKind(offers, "enter", "uncover", "recover", "camp", "guard").filter(({ intent }) => intent.space === space);
}

/** Hexes where something can be done without walking. */
export function spots(offers: readonly Offer[]): Set<string> {
  return new Set(ofKind(offers, "enter", "uncover", "recover", "camp", "guard").map(({ intent }) => intent.space));
}

/** Hexes where nothing can be done but what one does twice in a game: to camp or to put a guard. */
export function rareSpots(offers: readonly Offer[]): Set<string> {
  const usual = new Set(ofKind(offers, "enter", "uncover", "recover").map(({ intent }) => intent.space));
  return new Set([...spots(offers)].filter((space) => !usual.has(space)));
}
