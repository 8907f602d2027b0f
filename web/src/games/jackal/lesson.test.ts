import { expect, test } from "vitest";
import { LANGUAGES, learn, speak, words } from "../../lib/words.svelte";
import type { Sight } from "../../table/lesson/types";
import { Runner } from "../../table/lesson/runner.svelte";
import { LESSON } from "./lesson";
import { CARDS } from "./types";

const WAYS = [{ cell: "a1", coins: 2, steps: 3, cards: "HXX", walk: [] }];

interface Wishes {
  phase?: string;
  number?: number;
  announced?: string;
  row?: string;
  ends?: unknown[];
  offers?: string[];
  mine?: boolean;
}

/** What the learner's page shows. */
function sight({
  phase = "laying",
  number = 0,
  announced = "landed",
  row = "",
  ends = [],
  offers = [],
  mine = true,
}: Wishes): Sight {
  const route = [...row].map((card) => CARDS.indexOf(card as never));
  const view = {
    phase,
    number,
    takes_left: 0,
    pirates: [{ announced }, { announced: "landed" }],
    own: { hand: [0, 1, 0, 0, 0, 0, 1], route },
  };
  const outlook = { reach: { here: WAYS, ahead: [] }, ends };
  return { view, outlook, seat: 0, mine, offers: offers.map((action) => ({ action })) } as unknown as Sight;
}

const steps = LESSON as unknown as Runner["steps"];
const numbers = new Map(steps.map(({ name }, at) => [name, at]));

/** A learner who has come to a step. */
function learner(step: string, seen: Sight): Runner {
  const runner = new Runner(steps, numbers.get(step));
  runner.follow(seen);
  return runner;
}

function pointed(runner: Runner, seen: Sight): string[] {
  return runner.astray ? ["undo"] : (runner.step.at?.(seen) ?? []);
}

test.each([
  ["", "lay-H"],
  ["H", "lay-X"],
  ["HX", "lay-X"],
])("after %s the next card of the way is marked", (row, next) => {
  const seen = sight({ row });
  expect(pointed(learner("lay", seen), seen)[0]).toContain(next);
});

test.each(["V", "X", "HV", "XXX"])("%s is no beginning of a way: the coach points at Undo", (row) => {
  const seen = sight({ row });
  const runner = learner("lay", seen);
  expect(pointed(runner, seen)).toEqual(["undo"]);
  const back = sight({});
  runner.follow(back);
  expect([runner.step.name, runner.astray, pointed(runner, back)[0]]).toEqual([
    "lay",
    false,
    expect.stringContaining("lay-H"),
  ]);
});

test("a route that reaches the chest no more is laid again before it is closed", () => {
  const runner = learner("ready", sight({ row: "HXX", ends: WAYS }));
  runner.follow(sight({ row: "HX" }));
  expect([runner.step.name, runner.astray]).toEqual(["lay", false]);
});

test("landing that was taken back is asked for again", () => {
  const runner = learner("lay", sight({}));
  runner.follow(sight({ phase: "announcing", announced: "silent", offers: ["pass", "land"] }));
  expect(runner.step.name).toBe("land");
});

test.each([
  ["land", { phase: "taking", announced: "passed" }],
  ["pass", { number: 1, announced: "landed" }],
] as const)("doing something else than to %s is spoken of", (step, wishes) => {
  const runner = learner(
    step,
    sight({
      phase: "announcing",
      announced: "silent",
      offers: ["pass", "land"],
      ...("number" in wishes ? { number: 1 } : {}),
    }),
  );
  expect([runner.step.name, runner.astray]).toEqual([step, false]);
  runner.follow(sight(wishes));
  expect([runner.step.name, runner.astray]).toEqual([step, true]);
});

test("the coach speaks of the reveal while it is shown", () => {
  const runner = learner("mark", sight({ phase: "throwing", offers: ["throw 1", "done"] }));
  expect(runner.step.name).toBe("mark");
  runner.follow(sight({ phase: "opening", mine: false }));
  expect([runner.step.name, runner.astray]).toEqual(["reveal", false]);
  runner.follow(sight({ phase: "announcing", announced: "silent", number: 1, mine: false }));
  expect(runner.step.name).toBe("reveal");
});

test("special cards are pointed at only in a hand that holds one", () => {
  const seen = sight({ number: 2, phase: "announcing", announced: "silent" });
  expect(learner("cards", seen).step.at?.(seen)).toEqual([]);
});

test.each(LANGUAGES)("in %s nothing is left to take after the last card", async (language) => {
  await learn("jackal");
  await speak(language);
  const said = (left: number): string => words("jackal-lesson-take", { left });
  expect(said(2)).toContain("2");
  expect(said(0)).not.toMatch(/0|\s$/);
  expect(said(2).startsWith(said(0))).toBe(true);
});

test.each([
  ["announcing", "land"],
  ["laying", "ready-anyway"],
  ["throwing", "commit"],
])("a learner who skips to the marks while %s is pointed to %s", (phase, next) => {
  const seen = sight({ phase, announced: phase === "announcing" ? "silent" : "landed" });
  expect(pointed(learner("mark", seen), seen).join()).toContain(next);
});
