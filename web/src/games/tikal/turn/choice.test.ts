import { beforeEach, expect, test } from "vitest";
import acting from "../../../../fixtures/basic-acting-mid.json";
import placing from "../../../../fixtures/basic-placing-early.json";
import type { TableStore } from "../../../table/state/table.svelte";
import type { Offer } from "../types";
import { Choice } from "./choice.svelte";
import { costOf, most, ofKind } from "./offers";

let added: Offer[];
let ended: Offer[];
let waiting: ((fresh: boolean) => boolean)[];

/** Somebody at a frame; with steps that are not answered yet, nothing is sure. */
function at(frame: { offers: object[]; view: object }, ...pending: Offer[]): Choice {
  const deeds = {
    add: (offer: Offer, times = 1) => added.push(...Array(times).fill(offer)),
    finish: (offer: Offer) => ended.push(offer),
  };
  const take = (gesture: (fresh: boolean) => boolean) => void (gesture(pending.length === 0) || waiting.push(gesture));
  return new Choice({
    ...frame,
    ...deeds,
    seat: 3,
    plan: { pending, steps: pending, unseen: 0 },
    take,
  } as unknown as TableStore);
}

beforeEach(() => {
  added = [];
  ended = [];
  waiting = [];
});

test("a tap on a lit space shows the hex there, the next one turns it", async () => {
  const choice = at(placing);
  choice.touchSpace("b3");
  expect(choice.ghost).toEqual({ space: "b3", turns: 0, hexagon: "A5" });
  choice.touchSpace("b3");
  expect(choice.ghost?.turns).toBe(1);
  choice.rotate(-1);
  expect(choice.placing?.action).toBe("place b3 0");
});

test("a space that is not lit takes no hex", () => {
  const choice = at(placing);
  choice.touchSpace("h1");
  expect(choice.ghost).toBeNull();
});

test("with a finger the first tap shows the way, the second walks it", () => {
  const choice = at(acting);
  choice.touchMember("a5", "worker");
  choice.touchSpace("b4");
  expect(choice.path).toEqual({ spaces: ["a5", "b4"], member: "worker", cost: 1 });
  expect(added).toEqual([]);
  choice.touchSpace("b4");
  expect(added.map((offer) => offer.action)).toEqual(["walk worker a5 b4"]);
});

test("with a pointer the way is seen before the click", async () => {
  const choice = at(acting);
  choice.touchMember("a5", "worker");
  choice.hovered = "b4";
  expect(choice.path?.cost).toBe(1);
  choice.touchSpace("b4");
  expect(added).toHaveLength(1);
  expect([choice.selected, choice.mover]).toEqual(["b4", null]);
});

test("a tap on a hex shows who could come, the cheapest first, and the way of that one", () => {
  const choice = at(acting);
  choice.touchSpace("b4");
  const costs = choice.comers.map(costOf);
  expect(costs.length).toBeGreaterThan(1);
  expect(costs).toEqual([...costs].sort((one, other) => one - other));
  expect(choice.path?.spaces).toEqual(choice.comers[0]?.intent.spaces);
  choice.considered = choice.comers[1]!;
  expect(choice.path?.spaces).toEqual(choice.comers[1]?.intent.spaces);
});

test("several walk at one press, as many as stand there and can be paid for", () => {
  const choice = at(acting);
  choice.touchSpace("b4");
  const group = choice.comers.find((way) => most(way) > 1)!;
  choice.add(group, 2);
  expect(added).toEqual([group, group]);
  const poor = { ...acting, view: { ...acting.view, budget: costOf(group) } };
  expect(at(poor).most(group)).toBe(1);
});

test("every lit hex says what it costs", () => {
  const choice = at(acting);
  expect(new Set(choice.costs.keys())).toEqual(choice.lit);
  choice.touchMember("a5", "worker");
  expect(new Set(choice.costs.keys())).toEqual(choice.lit);
  expect(choice.costs.get("b4")).toBe(1);
});

test("a tap on a member chooses the member, a second one lets it go", () => {
  const choice = at(acting);
  choice.touchMember("a4", "leader");
  expect(choice.mover).toEqual({ space: "a4", member: "leader" });
  choice.touchMember("a4", "leader");
  expect(choice.mover).toBeNull();
});

test("a hex is chosen by a tap and left by another", () => {
  const choice = at(acting);
  choice.touchSpace("c2");
  expect(choice.selected).toBe("c2");
  choice.touchSpace("c2");
  expect(choice.selected).toBeNull();
});

test("the main button ends the turn with what is offered for that", () => {
  at({ ...acting, view: { ...acting.view, budget: 2 } }).end();
  expect(ended.map(({ action }) => action)).toEqual(["end"]);
  at(placing).end();
  expect(ended).toHaveLength(1);
});

const enter: Offer = { action: "enter worker a5", intent: { kind: "enter", member: "worker", space: "a5" }, cost: 1 };

test("while an answer is under way, what was offered and can still be paid for is offered", () => {
  const all = at(acting).offers;
  const [dear] = all.filter(({ cost = 0 }) => cost > 1);
  const poor = { ...acting, view: { ...acting.view, budget: 1 } };
  expect(at(acting, enter).offers).toEqual(all);
  expect(at(poor, enter).offers).not.toContainEqual(dear);
  expect(at(poor, enter).offers.length).toBeGreaterThan(0);
});

test("a figure that only the answer under way can move is chosen when it has come, any other at once", () => {
  const choice = at(acting, enter);
  choice.touchMember("h1", "worker");
  expect([choice.selected, waiting.length]).toEqual([null, 1]);
  choice.touchMember("a5", "worker");
  expect([choice.mover?.space, waiting.length]).toEqual(["a5", 1]);
});

const [put] = ofKind(placing.offers as Offer[], "place") as Offer[];

test("after a placement nothing is offered until the answer comes, and the end asks and then waits for it", () => {
  const choice = at(placing, put!);
  expect([choice.offers, choice.lit.size, choice.open]).toEqual([[], 0, true]);
  choice.end();
  expect([choice.confirming, ended, waiting.length]).toEqual([true, [], 0]);
  choice.end();
  expect([ended, waiting.length]).toEqual([[], 1]);
});

test("an end under way is not asked about", () => {
  const end: Offer = { action: "end", intent: { kind: "end", unused: 10 } };
  const choice = at(placing, put!, end);
  choice.end();
  expect([choice.open, choice.confirming]).toEqual([false, false]);
});

test("nothing is asked where the turn cannot be ended", () => {
  const choice = at(placing);
  expect(choice.left).toBeGreaterThan(4);
  choice.end();
  expect([choice.open, choice.confirming, ended.length]).toEqual([false, false, 0]);
});

test("a turn with many points left ends at the second press only, unless something else was chosen in between", () => {
  const choice = at(acting);
  expect(choice.left).toBeGreaterThan(4);
  choice.end();
  expect([choice.confirming, ended.length]).toEqual([true, 0]);
  choice.touchSpace("b4");
  expect(choice.confirming).toBe(false);
  choice.end();
  choice.end();
  expect(ended.map(({ action }) => action)).toEqual(["end"]);
});
