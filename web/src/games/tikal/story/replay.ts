// How Tikal tells of what is past.
import type { Names } from "../../../parts/player-names";
import type { Teller } from "../../../table/state/replay.svelte";
import type { Fact, View } from "../types";
import { endsTurn, told } from "./sentences";

export function teller(names: Names): Teller {
  return {
    scores: (view) => (view as unknown as View).seats.map(({ score }) => score),
    told: (facts) => told(facts as Fact[], names),
    ends: (facts) => (facts as Fact[]).some(endsTurn),
    lengthOf: () => undefined,
  };
}
