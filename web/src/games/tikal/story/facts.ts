// Facts as pictures: which hexes they touch, who flies where, and how the table looks after them.
import type { Fact } from "../../../lib/types";
import { face, turned } from "../board/faces";
import type { Flight, Member } from "../board/types";
import type { SeatView, SpaceView, TikalView } from "../wire";

const NOBODY = -1;

function text(fact: Fact, name: string): string {
  const value = fact[name];
  return typeof value === "string" ? value : "";
}

function number(fact: Fact, name: string): number {
  const value = fact[name];
  return typeof value === "number" ? value : NOBODY;
}

/** The temples that a seat was given points for, with their values. */
export function templesOf(fact: Fact): [string, number][] {
  return Array.isArray(fact.temples) ? (fact.temples as [string, number][]) : [];
}

/** The hexes that facts speak of. */
export function touched(facts: readonly Fact[]): Set<string> {
  const spaces = facts.flatMap((fact) => [
    text(fact, "origin"),
    text(fact, "space"),
    ...templesOf(fact).map(([space]) => space),
  ]);
  return new Set(spaces.filter(Boolean));
}

/** Members on their way. */
export function flights(facts: readonly Fact[], key: string): Flight[] {
  return facts
    .filter((fact) => fact.fact === "walked" || fact.fact === "travelled")
    .map((fact, index) => ({
      key: `${key}-${index}`,
      seat: number(fact, "seat"),
      member: text(fact, "member") as Member,
      from: text(fact, "origin"),
      to: text(fact, "space"),
    }));
}

/** How the table looks after these facts, until the next frame says it for certain. */
export function retell(view: TikalView, facts: readonly Fact[]): TikalView {
  return facts.reduce(after, view);
}

function after(view: TikalView, fact: Fact): TikalView {
  const change = CHANGES[String(fact.fact)];
  return change ? change(view, fact) : view;
}

type Change = (view: TikalView, fact: Fact) => TikalView;

const CHANGES: Record<string, Change> = {
  drawn: (view, fact) => (fact.shown ? view : { ...view, ...drawn(fact) }),
  placed: (view, fact) => ({ ...view, hand: "", phase: "acting", spaces: [...view.spaces, laid(view, fact)] }),
  entered: (view, fact) => arrive(seatOf(view, fact, takenFromSupply(fact)), fact),
  walked: (view, fact) => arrive(leave(view, fact), fact),
  travelled: (view, fact) => arrive(leave(view, fact), fact),
  uncovered: (view, fact) => spaceOf(view, text(fact, "space"), () => ({ value: number(fact, "value") })),
  recovered: (view, fact) => spaceOf(view, text(fact, "space"), () => ({ wafers: number(fact, "left") })),
  camped: (view, fact) => spaceOf(view, text(fact, "space"), () => ({ camp: number(fact, "seat") })),
  guarded: (view, fact) => spaceOf(view, text(fact, "space"), (space) => watched(space, number(fact, "seat"))),
  scored: (view, fact) => seatOf(view, fact, () => ({ score: number(fact, "total") })),
};

function drawn(fact: Fact): Partial<TikalView> {
  return { hand: text(fact, "hexagon"), turn: number(fact, "seat"), phase: "placing" };
}

function spaceOf(view: TikalView, name: string, change: (space: SpaceView) => Partial<SpaceView>): TikalView {
  const spaces = view.spaces.map((space) => (space.space === name ? { ...space, ...change(space) } : space));
  return { ...view, spaces };
}

function seatOf(view: TikalView, fact: Fact, change: (seat: SeatView) => Partial<SeatView>): TikalView {
  const mover = number(fact, "seat");
  return { ...view, seats: view.seats.map((seat, at) => (at === mover ? { ...seat, ...change(seat) } : seat)) };
}

function takenFromSupply(fact: Fact): (seat: SeatView) => Partial<SeatView> {
  return (seat) => (fact.member === "leader" ? { leader: text(fact, "space") } : { supply: seat.supply - 1 });
}

function arrive(view: TikalView, fact: Fact): TikalView {
  return spaceOf(view, text(fact, "space"), (space) => standing(space, fact, 1));
}

function leave(view: TikalView, fact: Fact): TikalView {
  return spaceOf(view, text(fact, "origin"), (space) => standing(space, fact, -1));
}

function standing(space: SpaceView, fact: Fact, change: 1 | -1): Partial<SpaceView> {
  const mover = number(fact, "seat");
  if (fact.member !== "leader") {
    return { workers: space.workers.map((count, seat) => (seat === mover ? count + change : count)) };
  }
  const others = space.leaders.filter((seat) => seat !== mover);
  return { leaders: change > 0 ? [...others, mover] : others };
}

function watched(space: SpaceView, guard: number): Partial<SpaceView> {
  const workers = space.workers.map((count, seat) => (seat === guard ? 0 : count));
  return { guard, holder: guard, workers, leaders: space.leaders.filter((seat) => seat !== guard) };
}

function laid(view: TikalView, fact: Fact): SpaceView {
  const hexagon = text(fact, "hexagon");
  const { kind, value, stones } = face(hexagon);
  const turns = number(fact, "turns");
  return {
    ...{ space: text(fact, "space"), hexagon, kind, turns, stones: turned(stones, turns) },
    value: kind === "temple" ? value : 0,
    wafers: kind === "treasure" ? value : 0,
    ...{ worked: 0, camp: NOBODY, guard: NOBODY, holder: NOBODY, leaders: [] },
    workers: view.seats.map(() => 0),
  };
}
