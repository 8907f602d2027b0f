import { expect, test } from "vitest";
import acting from "../../../../fixtures/basic-acting-mid.json";
import over from "../../../../fixtures/basic-over.json";
import type { Fact } from "../../../lib/types";
import { rounds } from "../scoring/rounds";
import type { TikalView } from "../wire";
import { flights, retell, touched } from "./facts";

const view = acting.view as TikalView;

function spot(seen: TikalView, name: string) {
  return seen.spaces.find(({ space }) => space === name)!;
}

test("a walk moves one member", () => {
  const walked: Fact = { fact: "walked", seat: 3, member: "worker", origin: "a5", space: "b4", cost: 1 };
  const after = retell(view, [walked]);
  expect(spot(after, "a5").workers).toEqual([1, 1, 2, 1]);
  expect(spot(after, "b4").workers).toEqual([1, 1, 1, 1]);
  expect(flights([walked], "k")).toEqual([{ key: "k-0", seat: 3, member: "worker", from: "a5", to: "b4" }]);
  expect([...touched([walked])]).toEqual(["a5", "b4"]);
});

test("the leader is on one hex only", () => {
  const after = retell(view, [{ fact: "walked", seat: 0, member: "leader", origin: "a4", space: "a5", cost: 2 }]);
  expect(spot(after, "a4").leaders).toEqual([3]);
  expect(spot(after, "a5").leaders).toEqual([0]);
});

test("a placed hex lies there as it was turned", () => {
  const placed: Fact = { fact: "placed", seat: 0, hexagon: "D3", kind: "treasure", value: 3, space: "f5", turns: 1 };
  expect(spot(retell(view, [placed]), "f5")).toMatchObject({ kind: "treasure", wafers: 3, stones: [0, 3, 0, 0, 0, 0] });
});

test("a guard sends the own members on the hex away", () => {
  const after = retell(view, [{ fact: "guarded", seat: 0, space: "a4", value: 9, leader: false, left: 4 }]);
  expect(spot(after, "a4")).toMatchObject({ guard: 0, holder: 0, workers: [0, 1, 1, 3], leaders: [3] });
});

test("a scoring is seen on the score and on its temples", () => {
  const scored: Fact = { fact: "scored", seat: 1, temples: [["a2", 3]], treasures: 0, gained: 3, total: 14 };
  expect(retell(view, [scored]).seats[1]?.score).toBe(14);
  expect([...touched([scored])]).toEqual(["a2"]);
});

test("scoring rounds are collected seat by seat", () => {
  const began: Fact = { fact: "scoring-began", seat: 0, number: 4, final: true };
  const [round] = rounds([began, ...(over.facts.flat() as unknown as Fact[])]);
  expect(round).toMatchObject({ number: 4, final: true });
  expect(round?.scored.map(({ seat, gained, total }) => [seat, gained, total])).toEqual([
    [2, 29, 92],
    [3, 14, 48],
  ]);
});
