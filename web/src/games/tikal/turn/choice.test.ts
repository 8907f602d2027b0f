import { beforeEach, expect, test } from "vitest";
import acting from "../../../../fixtures/basic-acting-mid.json";
import placing from "../../../../fixtures/basic-placing-early.json";
import type { TableStore } from "../../../table/state/table.svelte";
import type { Offer } from "../types";
import { Choice } from "./choice.svelte";

let added: Offer[];

function at(frame: { offers: object[]; view: object }): Choice {
  const store = { ...frame, seat: 3, plan: { pending: [] }, add: (offer: Offer) => added.push(offer) };
  const take = (gesture: (fresh: boolean) => boolean) => gesture(true);
  return new Choice({ ...store, take } as unknown as TableStore);
}

beforeEach(() => {
  added = [];
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
  expect(choice.path).toEqual({ spaces: ["a5", "b4"], cost: 1 });
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
