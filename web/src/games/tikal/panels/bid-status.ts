// How a player stands in the round of an auction.
import type { Values } from "../../../lib/types";
import type { Fact, View } from "../types";

interface BidStatus {
  sign: "had" | "passed" | "bids" | "waits";
  /** The message for it. */
  key: string;
  facts: Values;
}

/** Whether a seat had its turn, waits for one, is out of the bidding, or in it and with how much. */
export function bidStatus({ auction, phase }: View, seat: number): BidStatus {
  if (!auction.waiting.includes(seat)) return { sign: "had", key: "tikal-table-had-turn", facts: {} };
  if (phase !== "bidding") return { sign: "waits", key: "tikal-table-waits", facts: {} };
  if (!auction.bidders.includes(seat)) return { sign: "passed", key: "tikal-table-passed", facts: {} };
  const bid = seat === auction.bidder ? auction.bid : 0;
  return { sign: bid > 0 ? "bids" : "waits", key: "tikal-table-bids", facts: { bid } };
}

/** What each seat offered last in the bidding that these facts end with; one that is over leaves nothing. */
export function lastBids(facts: readonly Fact[]): Map<number, number> {
  let bids: { seat: number; points: number }[] = [];
  for (const fact of facts) {
    if (fact.fact === "auction-won" || fact.fact === "drawn") bids = [];
    else if (fact.fact === "offered") bids.push(fact);
    else if (fact.fact === "undone" && bids.at(-1)?.seat === fact.seat) bids.pop();
  }
  return new Map(bids.map(({ seat, points }) => [seat, points]));
}
