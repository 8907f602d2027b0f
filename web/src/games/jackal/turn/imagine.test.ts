import { expect, test } from "vitest";
import type { Offer, View } from "../types";
import { ends, imagined } from "./imagine";

const view = {
  own: { hand: [2, 0, 0, 0, 0, 0, 1], route: [], throws: [] },
  walking: { cell: 0, walk: [0] },
} as unknown as View;

function step(intent: object): Offer {
  return { action: "", intent } as Offer;
}

test("a card that was laid and a mark that was thrown leave the hand", () => {
  const { own } = imagined(view, [step({ kind: "lay", card: "H" }), step({ kind: "throw", target: 1 })]);
  expect(own).toMatchObject({ hand: [1, 0, 0, 0, 0, 0, 0], route: [0], throws: [1] });
});

test("the pirate stands where it was sent", () => {
  expect(imagined(view, [step({ kind: "go", cell: "b2", way: 1 })]).walking).toMatchObject({ cell: 10, walk: [0, 10] });
});

test("what ends a choice is not planned again when it is taken back", () => {
  expect(["land", "ready", "lay"].map((kind) => ends(step({ kind })))).toEqual([true, true, false]);
});
