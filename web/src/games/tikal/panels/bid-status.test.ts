import { expect, test } from "vitest";
import type { Fact } from "../types";
import { lastBids } from "./bid-status";

const offered = (seat: number, points: number): Fact => ({ fact: "offered", seat, points });

test("the last bid of each is known as long as the bidding runs", () => {
  const bidding = [offered(0, 1), offered(1, 2), offered(0, 3)];
  expect([...lastBids(bidding)]).toEqual([
    [0, 3],
    [1, 2],
  ]);
  expect([...lastBids([...bidding, { fact: "undone", seat: 0 }])]).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect([...lastBids([...bidding, { fact: "auction-won", seat: 0, price: 3 }])]).toEqual([]);
});
