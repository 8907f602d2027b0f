// How a player stands in the round of an auction.
import type { Values } from "../../../lib/types";
import type { View } from "../types";

interface Standing {
  sign: "had" | "passed" | "bids" | "waits";
  /** The message for it. */
  key: string;
  facts: Values;
}

/** Whether a seat had its turn, waits for one, is out of the bidding, or in it and with how much. */
export function standing({ auction, phase }: View, seat: number): Standing {
  if (!auction.waiting.includes(seat)) return { sign: "had", key: "tikal-table-had-turn", facts: {} };
  if (phase !== "bidding") return { sign: "waits", key: "tikal-table-waits", facts: {} };
  if (!auction.bidders.includes(seat)) return { sign: "passed", key: "tikal-table-passed", facts: {} };
  const bid = seat === auction.bidder ? auction.bid : 0;
  return { sign: bid > 0 ? "bids" : "waits", key: "tikal-table-bids", facts: { bid } };
}
