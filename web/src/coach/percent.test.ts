// @vitest-environment node
import { expect, test } from "vitest";
import { percent, wholes } from "./percent";

test("every language writes percent its own way", () => {
  expect(["en", "de", "fr", "ru", "zh"].map((language) => percent(0.124, language))).toEqual([
    "12%",
    "12\u00a0%",
    "12\u00a0%",
    "12\u00a0%",
    "12%",
  ]);
});

test("what was gained or lost has a sign, and nothing has none", () => {
  expect([0.2, -0.2, 0.001, -0.001].map((share) => percent(share, "en", true))).toEqual(["+20%", "−20%", "0%", "0%"]);
});

test("chances in whole percent sum to a hundred", () => {
  expect(wholes([1 / 3, 1 / 3, 1 / 3])).toEqual([0.34, 0.33, 0.33]);
  expect(wholes([0.995, 0.005])).toEqual([1, 0]);
  expect(wholes([0.125, 0.625, 0.25])).toEqual([0.13, 0.62, 0.25]);
});
