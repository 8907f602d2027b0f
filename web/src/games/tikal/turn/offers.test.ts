import { expect, test } from "vitest";
import acting from "../../../../fixtures/basic-acting-late.json";
import placing from "../../../../fixtures/basic-placing-early.json";
import type { Offer } from "../../../lib/types";
import type { SpaceView } from "../wire";
import { deed, destination, movers, nextTurn, onTheSpot, placements } from "./offers";
import { route, spots, thinkable, ways, withVerb } from "./offers";

function offer(cost: number, ...actions: string[]): Offer {
  return { actions, cost, gain: 0, reveals: false };
}

test("actions are read word by word", () => {
  expect(deed("walk leader c4 d4")).toEqual({ verb: "walk", member: "leader", from: "c4", to: "d4" });
  expect(deed("place e3 2")).toEqual({ verb: "place", to: "e3", turns: 2 });
  expect(deed("exchange idol for bowl of 2")).toEqual({ verb: "exchange", give: "idol", take: "bowl", other: 2 });
  expect(deed("bid 4")).toEqual({ verb: "bid", points: 4 });
  expect(deed("end")).toEqual({ verb: "end" });
});

test("a hex fits on some spaces in some rotations", () => {
  const fitting = placements(placing.offers);
  expect([...fitting.keys()]).toEqual(["a2", "b2", "b3", "c4", "c5"]);
  expect(fitting.get("a2")).toEqual([0, 1, 2, 3, 4, 5]);
  expect(placements(acting.offers).size).toBe(0);
});

test("rotating goes through the fitting rotations only, both ways round", () => {
  expect(nextTurn([0, 2, 5], 2, 1)).toBe(5);
  expect(nextTurn([0, 2, 5], 5, 1)).toBe(0);
  expect(nextTurn([0, 2, 5], 0, -1)).toBe(5);
});

test("of several ways to a hex the cheapest is shown", () => {
  const direct = offer(3, "walk worker a5 b4");
  const around = offer(2, "walk worker a5 a4", "walk worker a4 b4");
  const found = ways([direct, around, offer(1, "walk leader a5 b4")], { space: "a5", member: "worker" });
  expect(found.get("b4")).toBe(around);
  expect(route(around)).toEqual(["a5", "a4", "b4"]);
  expect(destination(around)).toBe("b4");
});

test("members that can go somewhere are named once", () => {
  const found = movers(acting.offers).map(({ space, member }) => `${space} ${member}`);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toContain("b1 worker");
});

test("what can be done on a hex does not hide in the list of walks", () => {
  expect(onTheSpot(acting.offers, "b1").map((one) => one.actions[0])).toEqual(["uncover b1"]);
  expect([...spots(acting.offers)].sort()).toEqual(["b1", "b3", "d5", "e5"]);
  expect(withVerb(acting.offers, "end")).toHaveLength(1);
});

test("greyed actions are those that a person would think of there", () => {
  const temple = { space: "c4", kind: "temple", camp: -1 } as SpaceView;
  expect(thinkable(temple, 0)).toEqual(["uncover c4", "guard c4"]);
  expect(thinkable({ ...temple, kind: "jungle" }, 0)).toEqual(["camp c4"]);
  expect(thinkable({ ...temple, kind: "jungle", camp: 0 }, 0)).toEqual(["enter worker c4", "enter leader c4"]);
  expect(thinkable({ ...temple, kind: "treasure", wafers: 2 }, 0)).toEqual(["recover c4"]);
  expect(thinkable({ ...temple, kind: "volcano" }, 0)).toEqual([]);
});
