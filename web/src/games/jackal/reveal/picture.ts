// The reveal as a picture: how the island looks after some of what is told of it.
import { cardsIn, isMove, type Card, type Fact, type FactOf } from "../types";

/** A route that lies open, as far as it has been walked. */
export interface Walk {
  seat: number;
  cards: Card[];
  reaches: boolean;
  /** From the flag on; beside each cell what it counts. */
  cells: string[];
  steps: number[];
  marks: number;
  /** The chest that it has reached, and what that brought; nothing until it is told. */
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
  /** What is told now. */
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

/** The island after what is told; `flagOf` says where a row of cards begins. */
export function pictureOf(facts: readonly Fact[], flagOf: (cards: readonly Card[]) => string): Picture {
  const picture: Picture = { walks: [], open: null, marks: new Map(), gains: new Map(), totals: new Map(), now: null, settled: false };
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
  picture.walks.push({ seat, cards: cardsIn(route), reaches, cells: [flag], steps: [0], marks, chest: 0, coins: null });
}

function go(walk: Walk | undefined, { cell, steps }: FactOf<"went">): void {
  walk?.cells.push(cell);
  walk?.steps.push(steps);
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

/** Whoever is at a chest and was told of no gold gets none. */
function settle(picture: Picture): void {
  picture.settled = true;
  for (const walk of picture.walks) if (walk.chest > 0) walk.coins ??= 0;
}

/** Where a walk has led. */
export function standOf({ cells }: Walk): string {
  return cells.at(-1)!;
}

export function countOf({ steps, marks }: Walk): Count {
  const cards = steps.filter((count) => count > 0).length;
  const counted = steps.reduce((sum, count) => sum + count, 0);
  return { cards, labyrinths: counted - cards, marks, total: counted + marks };
}

/** The place in the row of the card that was walked last; -1 before the first. */
export function cardAt(walk: Walk): number {
  let left = countOf(walk).cards;
  return left > 0 ? walk.cards.findIndex((card) => isMove(card) && (left -= 1) === 0) : -1;
}

/** Who is at each chest, the fewest steps first; of equal ones whoever was told earlier. */
export function ladders(walks: readonly Walk[]): Walk[][] {
  const there = walks.filter(({ chest }) => chest > 0);
  const chests = [...new Set(there.map(standOf))];
  return chests.map((chest) =>
    there.filter((walk) => standOf(walk) === chest).sort((one, other) => countOf(one).total - countOf(other).total),
  );
}
