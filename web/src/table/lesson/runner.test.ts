import { expect, test } from "vitest";
import { Runner } from "./runner.svelte";
import type { Sight, Step } from "./types";

/** A table at which a number is raised to 1, then to 2; beyond 8 it is too late for either. */
interface Seen {
  number: number;
  can: number;
}

const number = ({ view }: Sight): number => (view as unknown as Seen).number;
const raise = (to: number): Step => ({
  name: `raise-${to}`,
  done: (sight) => number(sight) >= to,
  late: (sight) => number(sight) > 8,
  can: ({ view }) => (view as unknown as Seen).can === to,
});

const STEPS: Step[] = [{ name: "goal" }, raise(1), { name: "between" }, raise(2), { name: "end" }];

function sight(value: number, can = value + 1, mine = true): Sight {
  return { view: { number: value, can }, outlook: null, seat: 0, mine, offers: [] };
}

function begun(): Runner {
  const runner = new Runner(STEPS);
  runner.follow(sight(0));
  return runner;
}

const at = (runner: Runner): string => runner.step.name;

test("what is read is gone on from by a button, what is done by itself", () => {
  const runner = begun();
  expect([at(runner), runner.isRead]).toEqual(["goal", true]);
  runner.next(sight(0));
  expect([at(runner), runner.isRead, runner.astray]).toEqual(["raise-1", false, false]);
  runner.follow(sight(1));
  expect(at(runner)).toBe("between");
  runner.next(sight(1));
  runner.follow(sight(2));
  expect([at(runner), runner.isLast]).toEqual(["end", true]);
});

test("what is reached already is not asked for", () => {
  const runner = begun();
  runner.next(sight(2));
  expect(at(runner)).toBe("between");
  runner.next(sight(2));
  expect(at(runner)).toBe("end");
});

test("what was taken back is asked for again, and what was read in between is not shown twice", () => {
  const runner = begun();
  runner.next(sight(1));
  runner.next(sight(1));
  expect(at(runner)).toBe("raise-2");
  runner.follow(sight(0));
  expect(at(runner)).toBe("raise-1");
  runner.follow(sight(1));
  expect(at(runner)).toBe("raise-2");
});

test("somebody who went another way is told so, and can go on", () => {
  const runner = begun();
  runner.next(sight(0, 7));
  expect(runner.astray).toBe(true);
  runner.next(sight(0, 7));
  expect([at(runner), runner.astray]).toEqual(["between", false]);
  runner.next(sight(0, 1));
  expect([at(runner), runner.astray], "what was given up does not come back").toEqual(["raise-2", true]);
  runner.next(sight(0, 1));
  expect(at(runner)).toBe("end");
});

test("nobody is astray while others move, and what is too late is left out", () => {
  const runner = begun();
  runner.next(sight(0, 7, false));
  expect(runner.astray).toBe(false);
  runner.follow(sight(9));
  expect(at(runner)).toBe("between");
});

test("looking back changes nothing", () => {
  const runner = begun();
  runner.next(sight(1));
  runner.back();
  runner.back();
  expect([at(runner), runner.isRead, runner.reached]).toEqual(["goal", true, 2]);
  runner.next(sight(1));
  expect([at(runner), runner.isRead]).toEqual(["raise-1", true]);
  runner.next(sight(1));
  expect(at(runner)).toBe("between");
});

test("what is read while others move waits for them", () => {
  const runner = new Runner([{ name: "others", ready: ({ mine }) => mine }, { name: "end" }]);
  expect([runner.isReady(sight(0, 1, false)), runner.isReady(sight(0))]).toEqual([false, true]);
});

test("a lesson goes on where it was left", () => {
  expect(new Runner(STEPS, 3).step.name).toBe("raise-2");
  expect(new Runner(STEPS, 99).step.name).toBe("end");
});

test("the way back is shown where it helps, and not for ever", () => {
  const runner = begun();
  runner.next(sight(0, 7));
  expect([runner.astray, runner.returns], "it could not be done when it was reached").toEqual([true, false]);
  runner.follow(sight(0));
  expect(runner.astray).toBe(false);
  for (const returns of [true, false]) {
    runner.follow(sight(0, 7));
    expect([runner.astray, runner.returns]).toEqual([true, returns]);
    runner.follow(sight(0));
  }
});
