// Hexes and steps in words.
import type { Values } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import type { Names } from "../../table/names";
import { face } from "./board/faces";
import { ends } from "./turn/offers";
import type { Intent, SpaceView, View } from "./types";

export const TREASURES = ["amulet", "bowl", "crown", "dagger", "flute", "idol", "mirror", "skull"] as const;

export function spaceNamed(view: View, space: string): SpaceView | undefined {
  return view.spaces.find((one) => one.space === space);
}

export function treasureWord(kind: string): string {
  return words(`tikal-word-${kind}`);
}

/** A hex from the stack: "temple worth 5". */
export function hexWords(hexagon: string): string {
  const { kind, value } = face(hexagon);
  return words("tikal-hex", { kind, value });
}

/** The heading over a hex. */
export function hexTitle(space: SpaceView): string {
  return words("tikal-table-hex", { space: space.space, kind: space.kind, value: space.value, wafers: space.wafers });
}

/** Everything on a hex in sentences, for those who do not see it. */
export function spaceWords(view: View, name: string, names: Names): string {
  const space = spaceNamed(view, name);
  if (!space) return words("tikal-table-empty-space", { space: name });
  const { kind, value, wafers } = space;
  const parts = [words("tikal-told-hex", { space: name, kind, value, wafers }), ...standingWords(space, names)];
  return words.sentences(parts);
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
export function deedWords(intent: Intent): string {
  return words(`tikal-table-do-${intent.kind}`, "member" in intent ? { member: intent.member } : {});
}

/** What else a deed would do; mostly nothing. */
export function sideEffect(intent: Intent): string {
  return intent.kind === "guard" && intent.leaves > 0 ? words("tikal-table-leaves", { count: intent.leaves }) : "";
}

/** A planned step, short enough for a chip. */
export function stepWords(intent: Intent, names: Names): string {
  return words(`tikal-table-step-${intent.kind}`, stepFacts(intent, names));
}

function stepFacts(intent: Intent, names: Names): Values {
  switch (intent.kind) {
    case "walk":
    case "travel": {
      const { from, to } = ends(intent);
      return { member: intent.member, origin: from, space: to };
    }
    case "exchange":
      return { given: treasureWord(intent.give), taken: treasureWord(intent.take), other: names.of(intent.other) };
    case "pick":
      return { hex: hexWords(intent.hexagon) };
    default:
      return intent;
  }
}
