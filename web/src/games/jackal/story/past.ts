// How Jackal tells of what is past.
import type { Names } from "../../../table/names";
import type { Teller } from "../../../table/state/look.svelte";
import { Stage } from "../reveal/stage.svelte";
import type { Fact, View } from "../types";
import { told } from "./tale";

export function teller(names: Names): Teller {
  return {
    scores: (view) => (view as unknown as View).pirates.map(({ coins }) => coins),
    told: (facts) => told(facts as Fact[], names),
    ends: (facts) => (facts as Fact[]).some(({ fact }) => fact === "island-left"),
    lengthOf: (facts) => Stage.length(facts as Fact[], 1),
  };
}
