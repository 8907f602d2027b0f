// Hexes and steps in words.
import type { Values } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import type { Names } from "../../parts/player-names";
import { sides, type Sides } from "./board/borders";
import { face, turned } from "./board/faces";
import { costOf, ends } from "./turn/offers";
import type { Intent, Offer, SpaceView, View } from "./types";

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

/** The same in a word or two, for a button that shows the hex. */
export function hexShort(hexagon: string): string {
  const { kind, value } = face(hexagon);
  return words("tikal-table-hex-short", { kind, value });
}

/** The heading over a hex. */
export function hexTitle(space: SpaceView): string {
  return words("tikal-table-hex", { space: space.space, kind: space.kind, value: space.value, wafers: space.wafers });
}

/** Everything on a space in sentences, for those who do not see it; `mine` is called "you". */
export function spaceWords(
  name: string,
  hex: SpaceView | undefined,
  around: Sides,
  names: Names,
  mine: number | null,
): string {
  if (!hex) return words("tikal-table-empty-space", { space: name });
  const { kind, value, wafers } = hex;
  const title = words("tikal-told-hex", { space: name, kind, value, wafers });
  return words.sentences([title, ...standingWords(hex, names, mine), stonesWords(around)]);
}

/** The stones on each side of a hex: together with those of its neighbours, or alone towards empty spaces. */
export function stonesWords({ joined, open }: Sides): string {
  return words("tikal-voice-stones", { joined: joined.split(", "), open: open.split(", ") });
}

/** Whose turn it is and what it asks for. */
export function statusWords({ phase, turn }: View, mine: boolean, names: Names): string {
  return mine ? words("tikal-table-mine", { phase }) : words("tikal-table-theirs", { phase, turn: names.of(turn) });
}

/** The hex in hand before it is shown anywhere. */
export function handWords(hexagon: string, spaces: readonly string[]): string {
  const { stones } = face(hexagon);
  const bare = stones.every((count) => count === 0);
  return words("tikal-voice-hand", { hex: hexWords(hexagon), stones: bare ? [] : stones, spaces: [...spaces] });
}

/** The hex in hand as it is shown on a space. */
export function spotWords(view: View, space: string, turns: number): string {
  const stones = turned(face(view.hand).stones, turns);
  const shown = words("tikal-voice-spot", { hex: hexWords(view.hand), space, turns });
  return words.sentences([upper(shown), stonesWords(sides(view.spaces, space, stones))]);
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Something and what it costs. */
export function costly(what: string, offer: Offer): string {
  return offer.cost ? words("tikal-voice-costly", { what, cost: costOf(offer) }) : what;
}

/** What can be done on a hex without walking, in a row. */
export function offersWords(offers: readonly Offer[]): string {
  if (offers.length === 0) return "";
  return words("tikal-voice-offers", {
    deeds: words.joined(offers.map((offer) => costly(deedWords(offer.intent), offer))),
  });
}

/** Who could come to a hex, in a row. */
export function comersWords(ways: readonly Offer<"walk" | "travel">[]): string {
  if (ways.length === 0) return "";
  return words("tikal-voice-comers", { ways: words.joined(ways.map((way) => costly(comerWords(way.intent), way))) });
}

export function standingWords(space: SpaceView, names: Names, mine: number | null): string[] {
  const parts: string[] = [];
  const { guard, camp } = space;
  if (guard >= 0)
    parts.push(guard === mine ? words("tikal-table-you-guard") : words("tikal-told-guard", { owner: names.of(guard) }));
  if (camp >= 0)
    parts.push(camp === mine ? words("tikal-table-your-camp") : words("tikal-told-camp", { owner: names.of(camp) }));
  space.workers.forEach((workers, seat) => {
    const leader = space.leaders.includes(seat);
    if (workers || leader)
      parts.push(words("tikal-told-members", { seat: playerWords(seat, names, mine), workers, leader }));
  });
  return parts;
}

/** Who a player is to the one who reads this. */
export function playerWords(seat: number, names: Names, mine: number | null): string {
  return seat === mine ? words("table-log-you") : names.of(seat);
}

/** What can be done on a hex that is already named. */
export function deedWords(intent: Intent): string {
  return words(`tikal-table-do-${intent.kind}`, "member" in intent ? { member: intent.member } : {});
}

/** Who could come to a hex that is already named, and from where. */
export function comerWords(intent: Intent<"walk" | "travel">): string {
  const { from } = ends(intent);
  return words("tikal-table-comer", { member: intent.member, origin: from, camp: intent.kind === "travel" });
}

/** What else a deed would do; mostly nothing. */
export function sideEffect(intent: Intent): string {
  return intent.kind === "guard" && intent.leaves > 0 ? words("tikal-table-leaves", { count: intent.leaves }) : "";
}

/** A planned step, short enough for a chip. */
export function stepWords(intent: Intent, names: Names): string {
  return words(`tikal-table-step-${intent.kind}`, stepFacts(intent, names));
}

/** The end of a plan by ear: its last step, and how often in a row, as the chips show it. */
export function lastStepWords(steps: readonly Offer[], names: Names): string {
  const { action, intent } = steps.at(-1)!;
  let times = 1;
  while (steps.at(-times - 1)?.action === action) times += 1;
  const step = stepWords(intent, names);
  if (times === 1) return step;
  if (intent.kind === "enter" && intent.member === "worker")
    return words("tikal-voice-workers", { times, space: intent.space });
  return words("tikal-voice-times", { times, step });
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
