// The lesson of Jackal: one island from announcing to the gold, and a second one that is passed. Its deal is in
// src/cenote/games/jackal/lesson.py.
import type { Lesson, Sight as AnySight, Step as AnyStep } from "../../table/lesson/types";
import { cardsBy, cardsOf, type Outlook, type View } from "./types";

type Sight = AnySight<View, Outlook | null>;
type Step = AnyStep<Sight>;

const named = (name: string): string => `[data-testid="${name}"]`;
const ready = (name: string): string => `${named(name)}:enabled`;
const offered = ({ offers }: Sight, start: string): boolean => offers.some(({ action }) => action.startsWith(start));
const announced = ({ view, seat }: Sight): string => view.pirates[seat]?.announced ?? "";
const onIsland =
  (number: number) =>
  (sight: Sight): boolean =>
    sight.view.number >= number;

/** The card to lay next: on the way to the richest chest that goes on from the row. */
function nextCard({ outlook, view }: Sight): string[] {
  const row = cardsBy(view.own?.route ?? []).join("");
  const ways = (outlook?.reach.here ?? []).filter(({ cards }) => cards.startsWith(row) && cards !== row);
  const [best] = ways.sort((one, other) => other.coins - one.coins || one.steps - other.steps);
  return best ? [named(`lay-${best.cards[row.length]}`)] : [];
}

const isOver = (sight: Sight): boolean => sight.view.number > 0 || sight.view.phase === "opening";
/** Whether the learner passed where the lesson lands. */
const sitsOut = (sight: Sight): boolean => sight.view.number === 0 && announced(sight) === "passed";
/** Whether no mark can be thrown yet: the learner has skipped what comes before, or taken it back. */
const isEarly = ({ view }: Sight): boolean => view.phase === "announcing" || view.phase === "laying";
const marks = (sight: Sight): string[] =>
  offered(sight, "throw ") ? [`${named(`throw-${1 - sight.seat}`)}:enabled`] : [];
/** Whether the learner chooses the way of the own route. */
const walks = ({ view, mine }: Sight): boolean => mine && view.phase === "opening";
const reaches = (sight: Sight): boolean => (sight.outlook?.ends.length ?? 0) > 0;

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
    can: (sight) => offered(sight, "land"),
  },
  {
    name: "lay",
    at: (sight) => [...nextCard(sight), named("row")],
    done: reaches,
    late: (sight) => isOver(sight) || sight.view.phase === "throwing" || sitsOut(sight),
    can: (sight) => sight.view.phase === "laying" && nextCard(sight).length > 0,
  },
  {
    name: "ready",
    at: () => [named("ready-anyway"), ready("commit"), named("promise")],
    done: (sight) => sight.view.phase !== "laying" && sight.view.phase !== "announcing",
    late: (sight) => isOver(sight) || sitsOut(sight),
    can: (sight) => sight.view.phase === "laying" && reaches(sight),
  },
  {
    name: "mark",
    facts: (sight) => ({ early: isEarly(sight) }),
    at: (sight) => [...(isEarly(sight) ? [ready("land"), named("ready-anyway")] : marks(sight)), ready("commit")],
    done: isOver,
    late: (sight) => sitsOut(sight) && sight.view.phase !== "throwing",
  },
  {
    name: "reveal",
    facts: (sight) => ({ mine: walks(sight) }),
    at: (sight) => (walks(sight) ? ["[data-cell].open", ready("commit")] : [named("open-route"), named("island")]),
    done: (sight) => sight.mine && onIsland(1)(sight),
    can: (sight) => onIsland(1)(sight) || walks(sight),
  },
  { name: "gold", at: () => [named("last-island")], late: onIsland(2) },
  { name: "horizon", at: () => [named("ahead-0")], late: onIsland(2) },
  {
    name: "pass",
    at: () => [ready("pass")],
    done: (sight) => onIsland(2)(sight) || announced(sight) === "passed",
    can: (sight) => offered(sight, "pass"),
  },
  {
    name: "take",
    facts: ({ view }) => ({ left: view.takes_left }),
    at: (sight) => [ready("commit"), ...takes(sight)],
    done: (sight) => onIsland(2)(sight) || sight.view.takes_left === 0,
    late: (sight) => sight.view.number === 1 && announced(sight) === "landed",
  },
  { name: "cards", at: (sight) => (holdsSpecial(sight) ? [named("hand")] : []) },
  { name: "finish", at: () => [named("rules")] },
];

/** Whether a knight, a black flag or a pirate map is in the hand. */
function holdsSpecial({ view }: Sight): boolean {
  return cardsOf(view.own?.hand ?? []).some((card) => "KFP".includes(card));
}

/** The cards that can be taken, an arrow before a mark. */
function takes({ offers }: Sight): string[] {
  const cards = offers.flatMap(({ action }) => /^take (\w)$/.exec(action)?.[1] ?? []);
  return [...cards.filter((card) => card !== "M"), ...cards]
    .map((card) => named(`take-${card}`))
    .concat(named("take-deck"));
}

/** Where routes begin and where they lead, the way that is planned, and who plays. */
const FREE = [named("white-flag"), named("chest"), named("planned-way"), '[data-testid^="player-"] h2'];

export const LESSON: Lesson = STEPS.map((step) => ({ ...step, free: () => FREE }));
