// The lesson of Jackal: one island from announcing to the gold, and a second one that is passed. Its deal is in
// src/cenote/games/jackal/lesson.py.
import type { Lesson, Sight as AnySight, Step as AnyStep } from "../../table/lesson/types";
import type { Outlook, View, Way } from "./types";

type Sight = AnySight<View, Outlook | null>;
type Step = AnyStep<Sight>;

const named = (name: string): string => `[data-testid="${name}"]`;
const ready = (name: string): string => `${named(name)}:enabled`;
const offered = ({ offers }: Sight, start: string): boolean => offers.some(({ action }) => action.startsWith(start));
const announced = ({ view, seat }: Sight): string => view.pirates[seat]?.announced ?? "";
const onIsland = (number: number) => (sight: Sight): boolean => sight.view.number >= number;

/** The chest that the cards in hand and in the row can reach, richest first. */
function chest({ outlook }: Sight): Way | undefined {
  return [...(outlook?.reach.here ?? [])].sort((one, other) => other.coins - one.coins || one.steps - other.steps)[0];
}

/** The card to lay next on the way to it. */
function nextCard(sight: Sight): string[] {
  const card = chest(sight)?.cards[sight.view.own?.route.length ?? 0];
  return card ? [named(`lay-${card}`)] : [];
}

const isOver = (sight: Sight): boolean => sight.view.number > 0 || sight.view.phase === "opening";

const STEPS: Step[] = [
  { name: "goal" },
  { name: "island", at: () => [named("island")], late: onIsland(1) },
  { name: "hand", at: () => [named("hand")], late: onIsland(1) },
  {
    name: "reach",
    at: () => [named("reach-here")],
    late: (sight) => sight.view.number > 0 || announced(sight) !== "silent",
  },
  {
    name: "land",
    at: () => [ready("land")],
    done: (sight) => announced(sight) === "landed" || onIsland(1)(sight),
    late: (sight) => announced(sight) === "passed",
    can: (sight) => offered(sight, "land"),
  },
  {
    name: "lay",
    at: (sight) => [...nextCard(sight), named("row")],
    done: (sight) => (sight.outlook?.ends.length ?? 0) > 0,
    late: (sight) => isOver(sight) || sight.view.phase === "throwing" || announced(sight) === "passed",
    can: (sight) => sight.view.phase !== "laying" || chest(sight) !== undefined,
  },
  {
    name: "ready",
    at: () => [named("ready-anyway"), ready("commit"), named("promise")],
    done: (sight) => sight.view.phase !== "laying" && sight.view.phase !== "announcing",
    late: (sight) => isOver(sight) || announced(sight) === "passed",
  },
  {
    name: "mark",
    at: (sight) => (offered(sight, "throw ") ? [`${named(`throw-${1 - sight.seat}`)}:enabled`] : [ready("commit")]),
    done: (sight) => isOver(sight),
  },
  { name: "reveal", at: () => [named("open-route"), named("island")], done: (sight) => sight.mine && onIsland(1)(sight) },
  { name: "gold", at: () => [named("last-island")], late: onIsland(2) },
  { name: "horizon", at: () => [named("ahead-0")], late: onIsland(2) },
  {
    name: "pass",
    at: () => [ready("pass")],
    done: (sight) => onIsland(2)(sight) || announced(sight) === "passed",
    late: (sight) => sight.view.number === 1 && announced(sight) === "landed",
    can: (sight) => sight.view.phase !== "announcing" || offered(sight, "pass"),
  },
  {
    name: "take",
    facts: ({ view }) => ({ left: view.takes_left }),
    at: (sight) => [ready("commit"), ...takes(sight)],
    done: onIsland(2),
    late: (sight) => sight.view.number === 1 && announced(sight) === "landed",
  },
  { name: "cards", at: () => [named("hand")] },
  { name: "finish", at: () => [named("rules")] },
];

/** The cards that can be taken, an arrow before a mark. */
function takes({ offers }: Sight): string[] {
  const cards = offers.flatMap(({ action }) => /^take (\w)$/.exec(action)?.[1] ?? []);
  return [...cards.filter((card) => card !== "M"), ...cards].map((card) => named(`take-${card}`)).concat(named("take-deck"));
}

export const LESSON: Lesson = STEPS;
