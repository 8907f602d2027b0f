// How Jackal words a replay.
import { pace } from "../../../lib/pace.svelte";
import type { Names } from "../../../parts/player-names";
import type { Narrator } from "../../../table/state/replay.svelte";
import type { TableStore } from "../../../table/state/table.svelte";
import { isReveal } from "../reveal/beats";
import type { Fact, View } from "../types";
import { replayed } from "./sentences";

export function narrator(names: Names, store: TableStore): Narrator {
  return {
    scores: (view) => (view as unknown as View).pirates.map(({ coins }) => coins),
    sentence: (facts) => replayed(facts as Fact[], names),
    ends: (facts) => (facts as Fact[]).some(({ fact }) => fact === "island-left"),
    lengthOf: (facts) => (isReveal(facts as Fact[]) ? (store.playback.lengthOf(facts) ?? 0) * pace.times : undefined),
  };
}
