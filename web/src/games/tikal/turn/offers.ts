// Reading the server's offers: which of them are about a hex, a member, a placement. No rules, only words in order.
import type { Offer } from "../../../lib/types";
import type { Member, MemberAt } from "../board/types";
import type { SpaceView } from "../wire";

export type Deed =
  | { verb: "walk" | "travel"; member: Member; from: string; to: string }
  | { verb: "enter"; member: Member; to: string }
  | { verb: "place"; to: string; turns: number }
  | { verb: "uncover" | "recover" | "camp" | "guard"; to: string }
  | { verb: "exchange"; give: string; take: string; other: number }
  | { verb: "bid"; points: number }
  | { verb: "pick"; hexagon: string }
  | { verb: "end" | "pass" };

/** What one action says: "walk worker c4 d4", "exchange idol for bowl of 2". */
export function deed(action: string): Deed {
  const [verb = "", one = "", two = "", three = "", , five = ""] = action.split(" ");
  if (verb === "walk" || verb === "travel") return { verb, member: one as Member, from: two, to: three };
  if (verb === "enter") return { verb, member: one as Member, to: two };
  if (verb === "place") return { verb, to: one, turns: Number(two) };
  if (verb === "exchange") return { verb, give: one, take: three, other: Number(five) };
  if (verb === "bid") return { verb, points: Number(one) };
  if (verb === "pick") return { verb, hexagon: one };
  if (verb === "end" || verb === "pass") return { verb };
  return { verb: verb as "uncover", to: one };
}

export function deedOf(offer: Offer): Deed {
  return deed(offer.actions[0] ?? "");
}

export function withVerb(offers: readonly Offer[], ...verbs: Deed["verb"][]): Offer[] {
  return offers.filter((offer) => verbs.includes(deedOf(offer).verb));
}

/** For each space the rotations in which the hex fits there, in clockwise order. */
export function placements(offers: readonly Offer[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const offer of offers) {
    const { verb, ...where } = deedOf(offer);
    if (verb === "place" && "turns" in where) found.set(where.to, [...(found.get(where.to) ?? []), where.turns]);
  }
  return found;
}

/** The next rotation that fits, either way round. */
export function nextTurn(fitting: readonly number[], turns: number, direction: 1 | -1): number {
  const at = fitting.indexOf(turns);
  return fitting[(at + direction + fitting.length) % fitting.length] ?? turns;
}

/** Where a walk or a journey leads, however many hexes it crosses. */
export function destination(offer: Offer): string {
  const last = deed(offer.actions.at(-1) ?? "");
  return "to" in last ? last.to : "";
}

/** The hexes of a walk or journey, from the first to the last. */
export function route(offer: Offer): string[] {
  const first = deedOf(offer);
  if (!("from" in first)) return [];
  return [first.from, ...offer.actions.map((action) => destination({ ...offer, actions: [action] }))];
}

/** Own members that can walk or travel somewhere. */
export function movers(offers: readonly Offer[]): MemberAt[] {
  const found = new Map<string, MemberAt>();
  for (const offer of offers) {
    const move = deedOf(offer);
    if ("from" in move) found.set(`${move.from} ${move.member}`, { space: move.from, member: move.member });
  }
  return [...found.values()];
}

/** The cheapest way of a member to each hex. */
export function ways(offers: readonly Offer[], { space, member }: MemberAt): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const offer of offers) {
    const move = deedOf(offer);
    if (!("from" in move) || move.from !== space || move.member !== member) continue;
    const known = found.get(destination(offer));
    if (!known || offer.cost < known.cost) found.set(destination(offer), offer);
  }
  return found;
}

const ON_THE_SPOT: Deed["verb"][] = ["enter", "uncover", "recover", "camp", "guard"];

/** What can be done on a hex without walking. */
export function onTheSpot(offers: readonly Offer[], space: string): Offer[] {
  return withVerb(offers, ...ON_THE_SPOT).filter((offer) => destination(offer) === space);
}

/** Hexes where something can be done without walking; camps and guards are rare and would light up everything. */
export function spots(offers: readonly Offer[]): Set<string> {
  return new Set(withVerb(offers, "enter", "uncover", "recover").map(destination));
}

/** What a person would think of doing on such a hex: to be explained where it is not offered. */
export function thinkable(space: SpaceView, seat: number): string[] {
  const here = space.space;
  if (space.kind === "temple") return [`uncover ${here}`, `guard ${here}`];
  const mine = space.kind === "base_camp" || space.camp === seat;
  const enter = mine ? [`enter worker ${here}`, `enter leader ${here}`] : [];
  if (space.kind === "treasure" && space.wafers > 0) return [`recover ${here}`];
  if (space.kind === "jungle" || space.kind === "treasure") return space.camp < 0 ? [`camp ${here}`] : enter;
  return enter;
}
