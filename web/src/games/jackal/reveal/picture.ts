// The reveal as pictures: how the island looks after each thing that is told of it.
import { cellName } from "../island/islands";
import type { Route, Standing } from "../island/types";
import { cardsBy, cardsIn, type Card, type Fact, type FactOf, type View } from "../types";

/** The route that lies open: its cards, and the steps counted so far. */
export interface Opened {
  seat: number;
  cards: Card[];
  reaches: boolean;
  steps: number;
  marks: number;
}

/** Somebody at a chest. */
export interface Arrival {
  seat: number;
  cell: string;
  chest: number;
  steps: number;
  marks: number;
  coins: number;
}

export interface Picture {
  routes: Route[];
  standing: Standing[];
  opened: Opened | null;
  arrivals: Arrival[];
  gains: Map<number, number>;
}

/** Facts that are shown on the island one by one. */
const SHOWN: Fact["fact"][] = ["mark-thrown", "route-opened", "went", "chest-reached", "gold-taken"];

export function isReveal(facts: readonly Fact[]): boolean {
  return facts.some(({ fact }) => fact === "route-opened" || fact === "went" || fact === "gold-taken");
}

export function beatsOf(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ fact }) => SHOWN.includes(fact));
}

/** How long each is shown; a whole island takes ten seconds at most. */
const TIMES: Partial<Record<Fact["fact"], number>> = {
  "mark-thrown": 700,
  "route-opened": 900,
  went: 380,
  "chest-reached": 800,
  "gold-taken": 700,
};
const LAST = 900;
const LONGEST = 10_000;

export function timesOf(beats: readonly Fact[]): number[] {
  const times = beats.map(({ fact }) => TIMES[fact] ?? 0);
  if (times.length > 0) times[times.length - 1]! += LAST;
  const sum = times.reduce((total, time) => total + time, 0);
  return sum > LONGEST ? times.map((time) => (time * LONGEST) / sum) : times;
}

/** The island before anything of this is told: routes that were walked earlier, and the one under way. */
function begin(view: View, flag: string): Picture {
  // Between two openings the view still knows the routes of the island before.
  const known = view.phase === "opening" || view.phase === "over" ? view.reveal : [];
  const walked = known.map(([seat, , walk]) => ({ seat, cells: walk.map(cellName) }));
  const going = view.walking ? [{ seat: view.turn, cells: [...view.walking.walk].map(cellName) }] : [];
  const opened = view.walking
    ? { seat: view.turn, cards: cardsBy(view.walking.route), reaches: true, steps: view.walking.steps, marks: view.pirates[view.turn]?.marks ?? 0 }
    : null;
  const routes = [...walked, ...going].map(({ seat, cells }) => ({ seat, cells: cells.length > 0 ? cells : [flag] }));
  return {
    routes,
    standing: routes.map(({ seat, cells }) => ({ seat, cell: cells.at(-1)! })),
    opened,
    arrivals: [],
    gains: new Map(),
  };
}

/** The island after some of what is told; `flagOf` says where a row of cards begins. */
export function pictureOf(view: View, beats: readonly Fact[], flagOf: (cards: readonly Card[]) => string): Picture {
  const picture = begin(view, flagOf([]));
  for (const beat of beats) add(picture, beat, view, flagOf);
  return picture;
}

function add(picture: Picture, beat: Fact, view: View, flagOf: (cards: readonly Card[]) => string): void {
  switch (beat.fact) {
    case "route-opened":
      return open(picture, beat, view.pirates[beat.seat]?.marks ?? 0, flagOf(cardsIn(beat.route)));
    case "went":
      return walk(picture, beat);
    case "chest-reached": {
      const { seat, cell, coins, steps, marks } = beat;
      if (picture.opened) Object.assign(picture.opened, { steps, marks });
      picture.arrivals.push({ seat, cell, chest: coins, steps, marks, coins: 0 });
      return;
    }
    case "gold-taken": {
      picture.opened = null;
      picture.gains.set(beat.seat, beat.coins);
      for (const arrival of picture.arrivals) if (arrival.seat === beat.seat) arrival.coins = beat.coins;
    }
  }
}

function open(picture: Picture, { seat, route, reaches }: FactOf<"route-opened">, marks: number, flag: string): void {
  picture.opened = { seat, cards: cardsIn(route), reaches, steps: 0, marks };
  picture.routes.push({ seat, cells: [flag], steps: [0] });
  picture.standing.push({ seat, cell: flag });
}

function walk(picture: Picture, { seat, cell, steps }: FactOf<"went">): void {
  const route = picture.routes.find((one) => one.seat === seat);
  route?.cells.push(cell);
  route?.steps?.push(steps);
  const pirate = picture.standing.find((one) => one.seat === seat);
  if (pirate) pirate.cell = cell;
  if (picture.opened) picture.opened.steps += steps;
}

/** Who comes first at each chest: fewest steps; who was told earlier is earlier. */
export function ladders(arrivals: readonly Arrival[]): Arrival[][] {
  const chests = [...new Set(arrivals.map(({ cell }) => cell))];
  return chests.map((chest) =>
    arrivals.filter(({ cell }) => cell === chest).sort((one, other) => other.coins - one.coins || total(one) - total(other)),
  );
}

export function total({ steps, marks }: Arrival): number {
  return steps + marks;
}
