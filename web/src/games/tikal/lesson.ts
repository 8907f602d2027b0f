// The lesson of Tikal: three guided turns and the first volcano. Its deal is in src/cenote/games/tikal/lesson.py.
import type { Lesson, Sight as AnySight, Step as AnyStep } from "../../table/lesson/types";
import type { SpaceView, View } from "./types";

type Sight = AnySight<View>;
type Step = AnyStep<Sight>;

const TEMPLE = "a4";
const CAMP = "a5";

const END = '[data-testid="end-turn"]:enabled';
const named = (name: string): string => `[data-testid="${name}"]`;
const offer = (action: string): string => `[data-testid="offer"][data-action="${action}"]`;
/** A hex to choose: one that is chosen already would be left by a press. */
const space = (name: string): string => `[data-space="${name}"]:not([aria-pressed="true"])`;
const lit = (name: string): string => `.space.lit[data-space="${name}"]`;

const own = ({ view, seat }: Sight) => view.seats[seat]!;
const offered = ({ offers }: Sight, start: string): boolean => offers.some(({ action }) => action.startsWith(start));
const here = ({ seat }: Sight, { strength }: SpaceView): boolean => (strength[seat] ?? 0) > 0;

function spaceNamed({ view }: Sight, name: string): SpaceView | undefined {
  return view.spaces.find((one) => one.space === name);
}

/** The temple that the learner works on: where members stand, else the first. */
function temple(sight: Sight): SpaceView {
  const temples = sight.view.spaces.filter(({ kind }) => kind === "temple");
  return temples.find((one) => here(sight, one)) ?? spaceNamed(sight, TEMPLE)!;
}

/** The hex to dig on: where a member stands, else any with treasures. */
function treasures(sight: Sight): SpaceView | undefined {
  const full = sight.view.spaces.filter(({ wafers }) => wafers > 0);
  return full.find((one) => here(sight, one)) ?? full[0];
}

/** Where the learner's own camp is, or could be: the newest jungle first. */
function camp(sight: Sight): string {
  const lying = sight.view.spaces.find((one) => one.camp === sight.seat);
  const could = sight.view.spaces.find((one) => one.space !== "b4" && offered(sight, `camp ${one.space}`));
  return lying?.space ?? could?.space ?? "b4";
}

/** The first two spaces proposed are where the rest of the lesson is easiest. */
function proposed(sight: Sight, wish: string): string {
  return offered(sight, `place ${wish} `) ? wish : (firstPlace(sight) ?? wish);
}

function firstPlace({ offers }: Sight): string | undefined {
  return offers.map(({ action }) => /^place (\w+)/.exec(action)?.[1]).find(Boolean);
}

const after = (hexes: number) => (sight: Sight): boolean => sight.view.drawn > hexes;
const myHex = (hexes: number) => (sight: Sight): boolean => sight.mine && sight.view.drawn >= hexes;
const isPlaced = (hexes: number) => (sight: Sight): boolean =>
  sight.view.drawn > hexes || (sight.view.drawn === hexes && sight.view.phase !== "placing");
const canPlace = (sight: Sight): boolean => offered(sight, "place ");

/** A member's way: the offer that a tap brings, the hex once it is lit, else the member. */
function way(from: string, to: string): string[] {
  return [`${named("offer")}[data-action^="walk"][data-action$=" ${to}"]`, lit(to), `[data-member="worker ${from}"]`, space(to)];
}

/** Bring a worker in there and send it to a hex: whichever is next. */
function send(sight: Sight, from: string, to: string): string[] {
  const waits = (spaceNamed(sight, from)?.workers[sight.seat] ?? 0) > 0;
  return waits ? way(from, to) : [offer(`enter worker ${from}`), space(from)];
}

function workers({ view, seat }: Sight): number {
  return view.spaces.reduce((sum, one) => sum + (one.workers[seat] ?? 0), 0);
}

const STEPS: Step[] = [
  { name: "goal" },
  {
    name: "place",
    facts: (sight) => ({ space: proposed(sight, "b3") }),
    at: (sight) => [named("place-here"), space(proposed(sight, "b3"))],
    done: isPlaced(1),
    can: canPlace,
  },
  {
    name: "enter",
    facts: () => ({ space: CAMP }),
    at: () => [offer(`enter worker ${CAMP}`), space(CAMP)],
    done: (sight) => workers(sight) > 0,
    late: after(1),
    can: (sight) => offered(sight, "enter "),
  },
  {
    name: "walk",
    facts: () => ({ space: TEMPLE }),
    at: () => way(CAMP, TEMPLE),
    done: (sight) => here(sight, temple(sight)),
    late: after(1),
    can: (sight) => sight.offers.some(({ intent }) => intent.kind === "walk"),
  },
  {
    name: "uncover",
    facts: (sight) => ({ space: temple(sight).space }),
    at: (sight) => [offer(`uncover ${temple(sight).space}`), space(temple(sight).space)],
    done: (sight) => temple(sight).value > 1,
    late: after(1),
    can: (sight) => offered(sight, "uncover "),
  },
  {
    name: "again",
    facts: (sight) => ({ space: temple(sight).space, left: sight.view.budget }),
    at: (sight) => {
      const { space: name } = temple(sight);
      return offered(sight, `uncover ${name}`) ? [offer(`uncover ${name}`), space(name)] : send(sight, CAMP, name);
    },
    done: (sight) => temple(sight).value > 2,
    late: after(1),
    can: (sight) => sight.offers.length > 1,
  },
  { name: "end", at: () => [END], done: after(1) },
  { name: "bot", at: () => [named("log"), named("turn-bar")], ready: myHex(3), late: after(3) },
  {
    name: "jungle",
    facts: (sight) => ({ space: proposed(sight, "c4") }),
    at: (sight) => [named("place-here"), space(proposed(sight, "c4"))],
    done: isPlaced(3),
    can: canPlace,
  },
  {
    name: "camp",
    facts: (sight) => ({ space: camp(sight) }),
    at: (sight) => [offer(`camp ${camp(sight)}`), space(camp(sight))],
    done: (sight) => own(sight).camps_left < 2,
    late: after(3),
    can: (sight) => offered(sight, "camp "),
  },
  {
    name: "near",
    facts: (sight) => ({ camp: camp(sight), space: treasures(sight)?.space ?? "b3" }),
    at: (sight) => send(sight, own(sight).camps_left < 2 ? camp(sight) : CAMP, treasures(sight)?.space ?? "b3"),
    done: (sight) => sight.view.spaces.some((one) => one.kind === "treasure" && here(sight, one)),
    late: after(3),
    can: (sight) => sight.offers.some(({ intent }) => intent.kind === "walk" || intent.kind === "enter"),
  },
  {
    name: "dig",
    facts: (sight) => ({ space: treasures(sight)?.space ?? "b3" }),
    at: (sight) => [named("commit-main"), offer(`recover ${treasures(sight)?.space ?? "b3"}`), space(treasures(sight)?.space ?? "b3")],
    done: (sight) => own(sight).treasure_points > 0,
    late: after(3),
    can: (sight) => sight.offers.length === 0 || offered(sight, "recover "),
  },
  { name: "treasure", at: ({ seat }) => [named(`player-${seat}`)], late: after(3) },
  { name: "watch", at: () => [END, named("turn-bar")], done: myHex(5) },
  {
    name: "guard",
    facts: (sight) => ({ space: temple(sight).space }),
    at: (sight) => {
      const { space: name } = temple(sight);
      return canPlace(sight) ? [named("place-here"), lit(firstPlace(sight) ?? ""), named("placing")] : [offer(`guard ${name}`), space(name)];
    },
    done: (sight) => own(sight).guards_left < 2,
    late: after(5),
    can: (sight) => canPlace(sight) || offered(sight, "guard "),
  },
  { name: "free", at: () => [END, named("turn-bar")], done: ({ view, mine }) => view.rounds > 0 || (mine && view.phase === "scoring") },
  { name: "scoring", at: ({ seat }) => [named(`player-${seat}`), named("turn-bar")], late: (sight) => own(sight).score > 0 },
  { name: "count", at: () => [END, named("turn-bar")], done: (sight) => own(sight).score > 0 },
  { name: "finish", at: () => [named("rules")] },
];

export const LESSON: Lesson = STEPS;
