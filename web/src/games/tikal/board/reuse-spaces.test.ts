import { expect, test } from "vitest";
import early from "../../../../fixtures/basic-acting-early.json";
import type { SpaceView } from "../types";
import { reuseSpaces } from "./reuse-spaces";

const before = early.view.spaces as SpaceView[];

test("a hex that looks as before stays the same object, whatever came in front of it", () => {
  const [first, second, ...others] = structuredClone(before);
  const added = { ...first!, space: "h1" };
  const after = reuseSpaces(before, [added, { ...first!, wafers: 3 }, second!, ...others]);
  expect(after[0]).toBe(added);
  expect(after[1]).not.toBe(before[0]);
  expect(after.slice(2)).toEqual(before.slice(1));
  after.slice(2).forEach((hex, index) => expect(hex).toBe(before[index + 1]));
});
