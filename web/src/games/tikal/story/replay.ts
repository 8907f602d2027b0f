// How Tikal words a replay.
import type { Names } from "../../../parts/player-names";
import type { Narrator } from "../../../table/state/replay.svelte";
import type { Fact, View } from "../types";
import { endsTurn, sentenceOf } from "./sentences";

export function narrator(names: Names): Narrator {
  return {
    scores: (view) => (view as unknown as View).seats.map(({ score }) => score),
    sentence: (facts) => sentenceOf(facts as Fact[], names),
    ends: (facts) => (facts as Fact[]).some(endsTurn),
    lengthOf: () => undefined,
  };
}
