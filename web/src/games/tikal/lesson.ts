// The lesson of Tikal: three guided turns and the first volcano. Its deal is in src/cenote/games/tikal/lesson.py.
import type { Lesson, Sight as AnySight, Step as AnyStep } from "../../table/lesson/types";
import { neighbours } from "./board/geometry";
import { comers, ends, ofKind, type Move } from "./turn/offers";
import type { Offer, SpaceView, View } from "./types";

type Sight = AnySight<View>;
type Step = AnyStep<Sight>;

const TEMPLE = "a4";
const CAMP = "a5";
/** Where the first two hexes make the rest of the lesson easiest. */
const TREASURES = "b3";
const JUNGLE = "c4";

const named = (name: string): string => `[data-testid="${name}"]`;
/** The end of a turn; a plan that ends with a draw has to be committed first. */
const END = [named("commit-main"), named("end-confirm"), '[data-testid="end-turn"]:enabled'];
const offer = (action: string): string => `[data-testid="offer"][data-action="${action}"]`;
/** A hex to choose: one that is chosen already would be left by a press. */
const space = (name: string): string => `[data-space="${name}"]:not([aria-selected="true"])`;
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

/** A temple that the learner could have guarded. */
function held({ view, seat }: Sight): SpaceView | undefined {
  return view.spaces.find(({ kind, holder, guard }) => kind === "temple" && holder === seat && guard < 0);
}

/** The hex to dig on: where a member stands, else where one can go, else any with treasures. */
function treasures(sight: Sight): SpaceView | undefined {
  const full = sight.view.spaces.filter(({ wafers }) => wafers > 0);
  return full.find((one) => here(sight, one)) ?? full.find(({ space: name }) => walk(sight, name)) ?? full[0];
}

const digging = (sight: Sight): string => treasures(sight)?.space ?? TREASURES;

/** Where the learner's own camp is, or could be: the newest jungle first. */
function camp(sight: Sight): string {
  const lying = sight.view.spaces.find((one) => one.camp === sight.seat);
  const could = sight.view.spaces.find((one) => one.space !== "b4" && offered(sight, `camp ${one.space}`));
  return lying?.space ?? could?.space ?? "b4";
}

/** Whether a hex lies as the rest of the lesson needs it: turned otherwise, its stones would be another price. */
const liesWell =
  (name: string) =>
  (sight: Sight): boolean =>
    spaceNamed(sight, name)?.turns === 0;

function jungleLiesWell(sight: Sight): boolean {
  const taken = (spaceNamed(sight, JUNGLE)?.kind ?? "jungle") !== "jungle";
  return liesWell(JUNGLE)(sight) || taken || !liesWell(TREASURES)(sight);
}

/** The button that places the hex, once it is shown there, else the space; a press on it turns the hex. */
function place(name: string, turned = "0"): string[] {
  const shown = `[data-testid="placing"][data-at^="${name} ${turned}"]`;
  return [`main:has(${shown}) ${named("place-here")}`, `[data-space="${name}"]`];
}

/** The place for the jungle: as planned, or beside treasures that lie elsewhere, or anywhere. */
function jungle(sight: Sight): string {
  const beside = neighbours(digging(sight)).find((one) => one && offered(sight, `place ${one} `));
  const planned = digging(sight) === TREASURES && offered(sight, `place ${JUNGLE} `);
  return planned ? JUNGLE : (beside ?? firstPlace(sight) ?? JUNGLE);
}

function firstPlace({ offers }: Sight): string | undefined {
  return offers.map(({ action }) => /^place (\w+)/.exec(action)?.[1]).find(Boolean);
}

/** The hex wherever it fits. */
const anywhere = (sight: Sight): string[] => [named("place-here"), lit(firstPlace(sight) ?? ""), named("placing")];
/** The end of the turn, which begins with a hex. */
const ending = (sight: Sight): string[] => (canPlace(sight) ? anywhere(sight) : [...END, named("turn-bar")]);

/** Somebody who holds nothing scores nothing: then the bot's turn ends the round. */
const hasScored = (sight: Sight): boolean => own(sight).score > 0 || sight.view.rounds > 0;
const after =
  (hexes: number) =>
  (sight: Sight): boolean =>
    sight.view.drawn > hexes;
const myHex =
  (hexes: number) =>
  (sight: Sight): boolean =>
    sight.mine && sight.view.drawn >= hexes;
const isPlaced =
  (hexes: number, well: (sight: Sight) => boolean) =>
  (sight: Sight): boolean =>
    sight.view.drawn > hexes || (sight.view.drawn === hexes && sight.view.phase !== "placing" && well(sight));
const canPlace = (sight: Sight): boolean => offered(sight, "place ");

/** The cheapest way of a member to a hex, as far as one is offered; those at the temple stay there to hold it. */
function walk(sight: Sight, to: string): Move | undefined {
  const { space: home } = temple(sight);
  return comers(sight.offers as readonly Offer[], to).find(({ intent }) => ends(intent).from !== home);
}

/** A member's way: the offer that a tap brings, the hex once it is lit, else the member. */
function way(move: Move): string[] {
  const { from, to } = ends(move.intent);
  const deed = `${named("offer")}[data-action^="${move.intent.kind} ${move.intent.member}"][data-action$=" ${to}"]`;
  return [deed, lit(to), `[data-member="${move.intent.member} ${from}"]`, space(to)];
}

/** An entrance that nobody stands at: where somebody does, another member would come no further. */
function entrance(sight: Sight): string | undefined {
  const gates = ofKind(sight.offers as readonly Offer[], "enter").filter(({ intent }) => intent.member === "worker");
  const free = gates.map(({ intent }) => intent.space).filter((name) => !here(sight, spaceNamed(sight, name)!));
  return free.find((name) => name === camp(sight)) ?? free[0];
}

/** Bring a worker in and send it to a hex: whichever is next. */
function send(sight: Sight, to: string): string[] {
  const move = walk(sight, to);
  const from = entrance(sight) ?? CAMP;
  return move ? way(move) : [offer(`enter worker ${from}`), space(from)];
}

/** Whether a member can be sent to a hex, as far as that can be seen. */
const canSend = (sight: Sight, to: string): boolean => !!(walk(sight, to) ?? entrance(sight));

/** Whether the points last for what is left of the second level: 1 for a worker, 2 for its way, 2 for the level. */
function canUncoverAgain(sight: Sight): boolean {
  const { space: name } = temple(sight);
  const { budget } = sight.view;
  if (offered(sight, `uncover ${name}`)) return true;
  return walk(sight, name) ? budget >= 4 : !!entrance(sight) && budget >= 5;
}

function workers({ view, seat }: Sight): number {
  return view.spaces.reduce((sum, one) => sum + (one.workers[seat] ?? 0), 0);
}

const STEPS: Step[] = [
  { name: "goal" },
  {
    name: "place",
    facts: () => ({ space: TREASURES }),
    at: () => place(TREASURES),
    done: isPlaced(1, liesWell(TREASURES)),
    late: after(1),
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
    at: (sight) => send(sight, TEMPLE),
    done: (sight) => here(sight, temple(sight)),
    late: after(1),
    can: (sight) => canSend(sight, TEMPLE),
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
      return offered(sight, `uncover ${name}`) ? [offer(`uncover ${name}`), space(name)] : send(sight, name);
    },
    done: (sight) => temple(sight).value > 2,
    late: after(1),
    can: canUncoverAgain,
  },
  { name: "end", at: ending, done: after(1) },
  {
    name: "bot",
    at: (sight) => (sight.mine && sight.view.drawn < 2 ? ending(sight) : [named("log"), named("turn-bar")]),
    ready: myHex(3),
    late: after(3),
  },
  {
    name: "jungle",
    facts: (sight) => ({ space: jungle(sight) }),
    at: (sight) => place(jungle(sight), jungle(sight) === JUNGLE ? "0" : ""),
    done: isPlaced(3, jungleLiesWell),
    late: after(3),
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
    facts: (sight) => ({ camp: entrance(sight) ?? camp(sight), space: digging(sight) }),
    at: (sight) => send(sight, digging(sight)),
    done: (sight) => sight.view.spaces.some((one) => one.wafers > 0 && here(sight, one)),
    late: after(3),
    can: (sight) => treasures(sight) !== undefined && canSend(sight, digging(sight)),
  },
  {
    name: "dig",
    facts: (sight) => ({ space: digging(sight) }),
    at: (sight) => [named("commit-main"), offer(`recover ${digging(sight)}`), space(digging(sight))],
    done: (sight) => own(sight).treasure_points > 0,
    late: after(3),
    can: (sight) => sight.offers.length === 0 || offered(sight, "recover "),
  },
  {
    name: "treasure",
    at: ({ seat }) => [named(`player-${seat}`)],
    late: (sight) => after(3)(sight) || own(sight).treasure_points === 0,
  },
  { name: "watch", at: ending, done: myHex(5) },
  {
    name: "guard",
    facts: (sight) => ({ space: held(sight)?.space ?? TEMPLE }),
    at: (sight) => {
      const name = held(sight)?.space ?? TEMPLE;
      return canPlace(sight) ? anywhere(sight) : [offer(`guard ${name}`), space(name)];
    },
    done: (sight) => own(sight).guards_left < 2,
    late: after(5),
    can: (sight) => (canPlace(sight) ? held(sight) !== undefined : offered(sight, "guard ")),
  },
  { name: "free", at: ending, done: ({ view, mine }) => view.rounds > 0 || (mine && view.phase === "scoring") },
  { name: "scoring", at: ({ seat }) => [named(`player-${seat}`), named("turn-bar")], late: hasScored },
  { name: "count", at: ending, done: hasScored },
  { name: "finish", at: () => [named("rules")] },
];

export const LESSON: Lesson = STEPS;
