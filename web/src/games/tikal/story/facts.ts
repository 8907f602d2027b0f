// Facts as pictures: which hexes they touch, and who flies where.
import type { Flight, Member } from "../board/types";
import type { Fact } from "../types";

function spacesIn(fact: Fact): string[] {
  if (fact.fact === "scored") return fact.temples.map(([space]) => space);
  return [...("origin" in fact ? [fact.origin] : []), ...("space" in fact ? [fact.space] : [])];
}

/** The hexes that facts speak of. */
export function touched(facts: readonly Fact[]): Set<string> {
  return new Set(facts.flatMap(spacesIn));
}

/** Members on their way. */
export function flights(facts: readonly Fact[], key: string): Flight[] {
  return facts
    .filter((fact) => fact.fact === "walked" || fact.fact === "travelled")
    .map(({ seat, member, origin, space }, index) => ({
      key: `${key}-${index}`,
      seat,
      member: member as Member,
      from: origin,
      to: space,
    }));
}
