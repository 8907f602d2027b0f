import { expect, test } from "vitest";
import over from "../../../../fixtures/basic-over.json";
import { rounds } from "../scoring/rounds";
import type { Fact } from "../types";
import { flights, touched } from "./facts";

test("a walk is a flight from one hex to another", () => {
  const walked: Fact = { fact: "walked", seat: 3, member: "worker", origin: "a5", space: "b4", cost: 1 };
  expect(flights([walked], "k")).toEqual([{ key: "k-0", seat: 3, member: "worker", from: "a5", to: "b4" }]);
  expect([...touched([walked])]).toEqual(["a5", "b4"]);
});

test("a scoring touches its temples, the end of a turn nothing", () => {
  const scored: Fact = {
    fact: "scored",
    seat: 1,
    temples: [["a2", 3]],
    treasures: 0,
    gained: 3,
    total: 14,
    strengths: [[2, 1]],
  };
  expect([...touched([scored, { fact: "turn-ended", seat: 1, lost: 2 }])]).toEqual(["a2"]);
});

test("scoring rounds are collected seat by seat", () => {
  const began: Fact = { fact: "scoring-began", seat: 0, number: 4, final: true };
  const told = (over.events as { facts: Fact[] }[]).flatMap(({ facts }) => facts);
  const [round] = rounds([began, ...told]);
  expect(round).toMatchObject({ number: 4, final: true });
  expect(round?.scored.map(({ seat, gained, total }) => [seat, gained, total])).toEqual([
    [2, 29, 92],
    [3, 14, 48],
  ]);
});
