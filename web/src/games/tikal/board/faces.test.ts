import { expect, it } from "vitest";
import { face, turned } from "./faces";

it("T1.2 knows the printed hexes by their space", () => {
  expect(face("a5")).toEqual({ kind: "base_camp", value: 0, stones: [1, 1, 1, 0, 0, 0] });
  expect(face("b5").kind).toBe("temple");
});

it("T1.5 knows how many masks a treasure hex shows", () => {
  expect(face("A4").value).toBe(4);
  expect(face("G3").value).toBe(2);
});

it("turns stones clockwise", () => {
  expect(turned([2, 1, 0, 0, 0, 0], 0)).toEqual([2, 1, 0, 0, 0, 0]);
  expect(turned([2, 1, 0, 0, 0, 0], 1)).toEqual([0, 2, 1, 0, 0, 0]);
  expect(turned([2, 1, 0, 0, 0, 0], 5)).toEqual([1, 0, 0, 0, 0, 2]);
});
