import { expect, test } from "vitest";
import type { Fact, PirateView } from "../types";
import { beatsOf, isReveal, timesOf } from "./beats";
import { cardAt, countOf, ladders, pictureOf } from "./picture";
import { islandsPlayed } from "./played";

const flagOf = (cards: readonly string[]): string => (cards[0] === "F" ? "a3" : "a1");

const opened = (seat: number, route: string, reaches = true): Fact => ({ fact: "route-opened", seat, route, reaches });
const went = (seat: number, cell: string, steps = 1): Fact => ({ fact: "went", seat, cell, steps });
const reached = (seat: number, cell: string, coins: number, steps: number, marks = 0): Fact => ({
  fact: "chest-reached",
  seat,
  cell,
  coins,
  steps,
  marks,
});
const marked = (seat: number, other: number): Fact => ({ fact: "mark-thrown", seat, other });
const gold = (seat: number, coins: number, total: number): Fact => ({
  fact: "gold-taken",
  seat,
  coins,
  total,
  extra: false,
});
const left: Fact = { fact: "island-left", island: "I01", name: "Черепаший", number: 1 };

/** Three pirates: two at one chest, one of them marked; the third fails. */
const ISLAND: Fact[] = [
  marked(2, 0),
  opened(0, "HHV"),
  went(0, "b1"),
  went(0, "c1"),
  reached(0, "c1", 2, 2, 1),
  opened(1, "FPV", true),
  went(1, "a2", 2),
  reached(1, "a2", 2, 2),
  opened(2, "KK", false),
  gold(0, 2, 5),
  gold(1, 2, 2),
  left,
];

const pirate = (announced: string, route: number): PirateView => ({
  announced,
  route,
  coins: 0,
  extra_coins: 0,
  hand: 0,
  marks: 0,
  owes: false,
  pack: 0,
  throws: [],
});

test("steps are cards, labyrinths and marks", () => {
  const { walks, marks } = pictureOf(ISLAND, flagOf);
  expect(marks.get(0)).toBe(1);
  expect(walks.map(countOf)).toEqual([
    { cards: 2, labyrinths: 0, marks: 1, total: 3 },
    { cards: 1, labyrinths: 1, marks: 0, total: 2 },
    { cards: 0, labyrinths: 0, marks: 0, total: 0 },
  ]);
  expect(walks[1]!.cells).toEqual(["a3", "a2"]);
  expect(cardAt(walks[1]!, 1)).toBe(2);
});

test("at a chest the fewest steps come first, and of equal ones whoever was told earlier", () => {
  const there = [
    opened(3, "HH"),
    went(3, "b1"),
    reached(3, "b1", 3, 2),
    opened(0, "XX"),
    went(0, "b1"),
    reached(0, "b1", 3, 2),
  ];
  const quick = [opened(1, "K"), went(1, "b1"), reached(1, "b1", 3, 1)];
  const even = pictureOf(
    there.map((fact) => (fact.fact === "went" ? { ...fact, steps: 2 } : fact)).concat(quick),
    flagOf,
  );
  expect(ladders(even.walks).map((chest) => chest.map(({ seat }) => seat))).toEqual([[1, 3, 0]]);
});

test("who is at a chest and is told of no gold gets none, once the island is left", () => {
  const facts = ISLAND.filter((fact) => fact.fact !== "gold-taken" || fact.seat !== 1);
  expect(pictureOf(facts.slice(0, -1), flagOf).walks.map(({ coins }) => coins)).toEqual([2, null, null]);
  expect(pictureOf(facts, flagOf).walks.map(({ coins }) => coins)).toEqual([2, 0, null]);
});

test("gold is paid chest by chest", () => {
  const one = [
    opened(0, "H"),
    went(0, "b1"),
    reached(0, "b1", 1, 1),
    opened(1, "H"),
    went(1, "c1"),
    reached(1, "c1", 3, 1),
  ];
  const three = [
    opened(2, "H"),
    went(2, "b1"),
    reached(2, "b1", 1, 1),
    opened(3, "H"),
    went(3, "c1"),
    reached(3, "c1", 3, 1),
  ];
  const told = [gold(0, 1, 1), gold(1, 3, 3), gold(3, 2, 2), left];
  const paid = beatsOf([...one, ...three], told).flatMap((fact) => (fact.fact === "gold-taken" ? fact.seat : []));
  expect(paid).toEqual([0, 1, 3]);
  expect(beatsOf([...three, ...one], told).flatMap((fact) => (fact.fact === "gold-taken" ? fact.seat : []))).toEqual([
    0, 3, 1,
  ]);
});

test.each([1, 2, 3, 4])(
  "an island with %i pirates takes six to ten seconds, in whatever pieces it is told",
  (landed) => {
    const seats = Array.from({ length: landed }, (_, seat) => seat);
    const routes = seats.map((seat): Fact[] => [
      opened(seat, "HHVVX"),
      ...["b1", "c1", "c2", "c3", "c4"].map((cell) => went(seat, cell)),
      reached(seat, "c4", 3, 5),
    ]);
    const end = [...seats.map((seat) => gold(seat, 1, 1)), left];
    const pirates = seats.map(() => pirate("landed", 5));
    const whole = [...routes.flat(), ...end];
    const pieces = [...routes.slice(0, -1), [...routes.at(-1)!, ...end]];
    const times = [[whole], pieces].map((entries) => {
      let earlier: Fact[] = [];
      const lengths = entries.flatMap((facts) => {
        const found = timesOf(earlier, beatsOf(earlier, facts), pirates);
        earlier = [...earlier, ...facts];
        return found;
      });
      return lengths.reduce((sum, time) => sum + time, 0);
    });
    for (const time of times) {
      expect(time).toBeGreaterThanOrEqual(6_000);
      expect(time).toBeLessThanOrEqual(10_000);
    }
  },
);

test("cards that are dealt are no reveal", () => {
  expect(isReveal([{ fact: "card-dealt", seat: 0, card: "" }])).toBe(false);
  expect(isReveal(ISLAND)).toBe(true);
});

test("the gold of a game is counted island by island, and what only decided a tie apart", () => {
  const tie: Fact = { fact: "extra-island", winners: [0, 1] };
  const [first, extra] = islandsPlayed([
    ...ISLAND,
    tie,
    reached(0, "b1", 1, 1),
    { ...gold(0, 1, 5), extra: true } as Fact,
    left,
  ]);
  expect([...first!.gold]).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect([first!.extra, extra!.extra]).toEqual([false, true]);
  expect([...extra!.gold]).toEqual([[0, 1]]);
});
