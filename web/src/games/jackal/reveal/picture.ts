// The reveal as a picture: how the island looks after some of its facts.
import { cellName } from "../island/islands";
import { cardsBy, cardsIn, isMove, type Card, type Fact, type FactOf, type View } from "../types";

/** A route that lies open, as far as it has been walked. */
export interface Walk {
  seat: number;
  cards: Card[];
  reaches: boolean;
  /** From the flag on; beside each cell what it counts. */
  cells: string[];
  steps: number[];
  /** How many cards have been walked. */
  walked: number;
  marks: number;
  /** The chest that it has reached, and what that brought; nothing until it is known. */
  chest: number;
  coins: number | null;
}

export interface Picture {
  walks: Walk[];
  /** Whose route is being walked. */
  open: number | null;
  marks: Map<number, number>;
  /** The gold that was shared out, and what everybody has then. */
  gains: Map<number, number>;
  totals: Map<number, number>;
  /** What is shown now. */
  now: Fact | null;
  settled: boolean;
}

/** How the steps of a walk add up. */
export interface Count {
  cards: number;
  labyrinths: number;
  marks: number;
  total: number;
}

/** The island after some facts; `flagOf` says where a row of cards begins. */
export function pictureOf(facts: readonly Fact[], flagOf: (cards: readonly Card[]) => string): Picture {
  const picture: Picture = {
    walks: [],
    open: null,
    marks: new Map(),
    gains: new Map(),
    totals: new Map(),
    now: null,
    settled: false,
  };
  for (const fact of facts) add(picture, fact, flagOf);
  return picture;
}

function add(picture: Picture, fact: Fact, flagOf: (cards: readonly Card[]) => string): void {
  picture.now = fact;
  switch (fact.fact) {
    case "mark-thrown":
      picture.marks.set(fact.other, (picture.marks.get(fact.other) ?? 0) + 1);
      return;
    case "route-opened":
      return open(picture, fact, flagOf(cardsIn(fact.route)));
    case "went":
      return go(walkOf(picture, fact.seat), fact);
    case "chest-reached":
      return reach(walkOf(picture, fact.seat), fact);
    case "gold-taken":
      return share(picture, fact);
    case "island-left":
      picture.open = null;
      settle(picture);
  }
}

function walkOf({ walks }: Picture, seat: number): Walk | undefined {
  return walks.find((walk) => walk.seat === seat);
}

function open(picture: Picture, { seat, route, reaches }: FactOf<"route-opened">, flag: string): void {
  const marks = picture.marks.get(seat) ?? 0;
  picture.open = seat;
  picture.walks.push({
    seat,
    cards: cardsIn(route),
    reaches,
    cells: [flag],
    steps: [0],
    walked: 0,
    marks,
    chest: 0,
    coins: null,
  });
}

function go(walk: Walk | undefined, { cell, steps }: FactOf<"went">): void {
  if (!walk) return;
  walk.cells.push(cell);
  walk.steps.push(steps);
  if (steps > 0) walk.walked += 1;
}

function reach(walk: Walk | undefined, { coins, marks }: FactOf<"chest-reached">): void {
  if (walk) Object.assign(walk, { chest: coins, marks });
}

function share(picture: Picture, { seat, coins, total, extra }: FactOf<"gold-taken">): void {
  picture.open = null;
  picture.gains.set(seat, coins);
  if (!extra) picture.totals.set(seat, total);
  const walk = walkOf(picture, seat);
  if (walk) walk.coins = coins;
}

/** Pirates at a chest for whom no gold was recorded get none. */
function settle(picture: Picture): void {
  picture.settled = true;
  for (const walk of picture.walks) if (walk.chest > 0) walk.coins ??= 0;
}

/** Where a walk has led. */
export function standOf({ cells }: Walk): string {
  return cells.at(-1)!;
}

export function countOf({ steps, walked, marks }: Walk): Count {
  const counted = sum(steps);
  return { cards: walked, labyrinths: counted - walked, marks, total: counted + marks };
}

function sum(steps: readonly number[]): number {
  return steps.reduce((total, count) => total + count, 0);
}

/** The same island with the way that its owner is choosing: what the server has walked of it, and the cell chosen last. */
export function planned(picture: Picture, { walking, turn }: View, chosen: string | undefined): Picture {
  const walk = picture.walks.find(({ seat }) => seat === turn);
  if (!walk || !walking || turn !== picture.open) return picture;
  const added = walking.walk.map(cellName).slice(walk.cells.length);
  const last = chosen !== undefined && [...walk.cells, ...added].at(-1) !== chosen ? [chosen] : [];
  const steps = added.map((_, at) => (at === added.length - 1 ? walking.steps - sum(walk.steps) : 0));
  const walked = cardsBy(walking.route.slice(0, walking.at)).filter(isMove).length;
  const longer = {
    ...walk,
    cells: [...walk.cells, ...added, ...last],
    steps: [...walk.steps, ...steps, ...last.map(() => 0)],
    walked,
  };
  return { ...picture, walks: picture.walks.map((one) => (one === walk ? longer : one)) };
}

/** The place in the row of a movement card by its number, counted from 1; -1 where there is none. */
export function cardAt({ cards }: Walk, number: number): number {
  let left = number;
  return cards.findIndex((card) => isMove(card) && (left -= 1) === 0);
}

/** Who is at each chest, the fewest steps first; of equal ones the one recorded earlier. */
export function ladders(walks: readonly Walk[]): Walk[][] {
  const there = walks.filter(({ chest }) => chest > 0);
  const chests = [...new Set(there.map(standOf))];
  return chests.map((chest) =>
    there.filter((walk) => standOf(walk) === chest).sort((one, other) => countOf(one).total - countOf(other).total),
  );
}
