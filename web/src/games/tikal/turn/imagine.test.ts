import { expect, test } from "vitest";
import acting from "../../../../fixtures/basic-acting-mid.json";
import placing from "../../../../fixtures/basic-placing-early.json";
import { spaceNamed } from "../describe";
import type { Intent, Offer, View } from "../types";
import { imagined } from "./imagine";

const view = acting.view as unknown as View;
const SEAT = 3;

function after(...intents: Intent[]): View {
  return imagined(
    view,
    intents.map((intent): Offer => ({ action: "", intent, cost: 1 })),
    SEAT,
  );
}

test("a figure that comes in and walks on stands at its new place at once, and the points are spent", () => {
  const enter: Intent = { kind: "enter", member: "worker", space: "a5" };
  const walk: Intent = { kind: "walk", member: "worker", spaces: ["a5", "b4"] };
  const count = (shown: View, space: string) => spaceNamed(shown, space)!.workers[SEAT]!;
  expect(count(after(enter), "a5")).toBe(count(view, "a5") + 1);
  expect(count(after(enter, walk), "a5")).toBe(count(view, "a5"));
  expect(count(after(enter, walk), "b4")).toBe(count(view, "b4") + 1);
  expect(after(enter, walk).budget).toBe(view.budget - 2);
  expect(count(view, "a5"), "what was seen is not touched").toBe(count(acting.view as unknown as View, "a5"));
});

test("the leader is at one place", () => {
  const walked = after({ kind: "walk", member: "leader", spaces: ["a4", "b4"] });
  expect(walked.spaces.filter(({ leaders }) => leaders.includes(SEAT)).map(({ space }) => space)).toEqual(["b4"]);
});

test("a hex lies where it was put, turned as it was shown", () => {
  const early = placing.view as unknown as View;
  const place: Offer = { action: "", intent: { kind: "place", space: "b3", turns: 1 } };
  const laid = imagined(early, [place], 0);
  const [before, hex] = [
    imagined(early, [{ ...place, intent: { ...place.intent, turns: 0 } as Intent }], 0),
    spaceNamed(laid, "b3")!,
  ];
  expect([laid.phase, laid.hand, hex.kind, hex.wafers]).toEqual(["acting", "", "treasure", 4]);
  const stones = spaceNamed(before, "b3")!.stones;
  expect(hex.stones).toEqual([stones.at(-1), ...stones.slice(0, -1)]);
});

test("a temple grows by a tile, a camp and a guard stand", () => {
  const temple = view.spaces.find(({ kind }) => kind === "temple")!;
  const { space } = temple;
  const built = spaceNamed(
    after({ kind: "uncover", space }, { kind: "camp", space }, { kind: "guard", space, leaves: 0 }),
    space,
  )!;
  expect([built.value, built.camp, built.guard]).toEqual([temple.value + 1, SEAT, SEAT]);
});

test("what cannot be drawn changes nothing but the points", () => {
  expect(after({ kind: "recover", space: "a5" })).toEqual({ ...view, budget: view.budget - 1 });
});
