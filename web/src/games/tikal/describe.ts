// Hexes and steps in words.
import type { Offer } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import type { Names } from "../../table/names";
import { face } from "./board/faces";
import { deed, deedOf, destination } from "./turn/offers";
import type { SpaceView, TikalView } from "./wire";

export const TREASURES = ["amulet", "bowl", "crown", "dagger", "flute", "idol", "mirror", "skull"] as const;

/** What a leader weighs in the contest for a temple, for showing strengths; who holds it comes from the server. */
const LEADER_STRENGTH = 3;

export function strength(space: SpaceView, seat: number): number {
  return (space.workers[seat] ?? 0) + (space.leaders.includes(seat) ? LEADER_STRENGTH : 0);
}

export function spaceNamed(view: TikalView, space: string): SpaceView | undefined {
  return view.spaces.find((one) => one.space === space);
}

export function treasureWord(kind: string): string {
  return words(`tikal-word-${kind}`);
}

/** A hex from the stack: "temple of 5". */
export function hexWords(hexagon: string): string {
  const { kind, value } = face(hexagon);
  return words("tikal-hex", { kind, value });
}

/** The heading over a hex. */
export function hexTitle(space: SpaceView): string {
  return words("tikal-table-hex", { space: space.space, kind: space.kind, value: space.value, wafers: space.wafers });
}

/** Everything on a hex in sentences, for those who do not see it. */
export function spaceWords(view: TikalView, name: string, names: Names): string {
  const space = spaceNamed(view, name);
  if (!space) return words("tikal-table-empty-space", { space: name });
  const { kind, value, wafers } = space;
  const parts = [words("tikal-told-hex", { space: name, kind, value, wafers }), ...standingWords(space, names)];
  return parts.join(" ");
}

export function standingWords(space: SpaceView, names: Names): string[] {
  const parts: string[] = [];
  if (space.guard >= 0) parts.push(words("tikal-told-guard", { owner: names.of(space.guard) }));
  if (space.camp >= 0) parts.push(words("tikal-told-camp", { owner: names.of(space.camp) }));
  space.workers.forEach((workers, seat) => {
    const leader = space.leaders.includes(seat);
    if (workers || leader) parts.push(words("tikal-told-members", { seat: names.of(seat), workers, leader }));
  });
  return parts;
}

/** What can be done on a hex that is already named. */
export function deedWords(action: string): string {
  const done = deed(action);
  return words(`tikal-table-do-${done.verb}`, { member: "member" in done ? done.member : "worker" });
}

/** A planned step, short enough for a chip. */
export function stepWords(offer: Offer, names: Names): string {
  const step = deedOf(offer);
  if (step.verb === "walk" || step.verb === "travel") {
    return words(`tikal-table-step-${step.verb}`, { member: step.member, origin: step.from, space: destination(offer) });
  }
  if (step.verb === "enter") return words("tikal-table-step-enter", { member: step.member, space: step.to });
  if (step.verb === "exchange") {
    const [given, taken] = [treasureWord(step.give), treasureWord(step.take)];
    return words("tikal-table-step-exchange", { given, taken, other: names.of(step.other) });
  }
  if (step.verb === "bid") return words("tikal-table-step-bid", { points: step.points });
  if (step.verb === "pick") return words("tikal-table-step-pick", { hex: hexWords(step.hexagon) });
  return words(`tikal-table-step-${step.verb}`, { space: "to" in step ? step.to : "" });
}
