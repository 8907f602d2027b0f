// Planned steps drawn before the server has answered: where a figure would stand, a hex lie, a tile be uncovered. Nothing
// here knows whether a step is allowed, or what else it brings; the answer says so a moment later.
import { face, turned } from "../board/faces";
import { TILES } from "../signs/tiles";
import type { Intent, Offer, SpaceView, View } from "../types";
import { ends } from "./offers";

const NOBODY = -1;
/** Steps after which quite other things are offered. */
const TURNING = ["place", "pick", "end", "bid", "pass"];

/** Whether what was offered before a step says nothing about what will be offered after it. */
export function changesEverything({ intent }: Offer): boolean {
  return TURNING.includes(intent.kind);
}

/** How the table would look to a seat after these steps, as far as they can be drawn. */
export function imagined(view: View, steps: readonly Offer[], seat: number): View {
  return steps.reduce((before, step) => after(spent(before, step.cost ?? 0), step.intent, seat), view);
}

function spent(view: View, cost: number): View {
  return { ...view, budget: view.budget - cost };
}

function after(view: View, intent: Intent, seat: number): View {
  switch (intent.kind) {
    case "place":
      return { ...view, phase: "acting", hand: "", spaces: [...view.spaces, lying(view, intent)] };
    case "pick":
      return { ...view, phase: "placing", hand: intent.hexagon };
    case "enter":
      return on(view, intent.space, (space) => moved(space, intent.member, seat, 1));
    case "walk":
    case "travel":
      return walked(view, intent, seat);
    case "uncover":
      return on(view, intent.space, (space) => ({
        ...space,
        value: TILES.find((value) => value > space.value) ?? space.value,
      }));
    case "camp":
      return on(view, intent.space, (space) => ({ ...space, camp: seat }));
    case "guard":
      return on(view, intent.space, (space) => ({ ...space, guard: seat }));
    default:
      return view;
  }
}

function on(view: View, name: string, change: (space: SpaceView) => SpaceView): View {
  return { ...view, spaces: view.spaces.map((space) => (space.space === name ? change(space) : space)) };
}

function walked(view: View, intent: Intent<"walk" | "travel">, seat: number): View {
  const { from, to } = ends(intent);
  const left = on(view, from, (space) => moved(space, intent.member, seat, -1));
  return on(left, to, (space) => moved(space, intent.member, seat, 1));
}

/** One member more or less. */
function moved(space: SpaceView, member: string, seat: number, by: 1 | -1): SpaceView {
  if (member !== "leader") {
    return { ...space, workers: space.workers.map((count, at) => (at === seat ? Math.max(0, count + by) : count)) };
  }
  const others = space.leaders.filter((leader) => leader !== seat);
  return { ...space, leaders: by > 0 ? [...others, seat] : others };
}

function lying(view: View, { space, turns }: Intent<"place">): SpaceView {
  const { kind, value, stones } = face(view.hand);
  const treasure = kind === "treasure";
  const nobody = view.seats.map(() => 0);
  return {
    space,
    hexagon: view.hand,
    kind,
    turns,
    stones: turned(stones, turns),
    value: treasure ? 0 : value,
    wafers: treasure ? value : 0,
    worked: 0,
    camp: NOBODY,
    guard: NOBODY,
    workers: nobody,
    leaders: [],
    strength: nobody,
    holder: NOBODY,
  };
}
