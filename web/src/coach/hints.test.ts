import { beforeEach, expect, test } from "vitest";
import { Refusal } from "../lib/api";
import type { Frame, Table } from "../lib/types";
import { event, frame, seated, SEATS, settled, step, type Seated } from "../table/state/testing";
import { Hints } from "./hints.svelte";
import type { Advised, Hint } from "./types";

const BOTS = SEATS.map((seat, at) => ({
  ...seat,
  yours: at === 0,
  kind: at === 0 ? "person" : "bot",
})) as Table["seats"];

function turn(...actions: string[]): Advised {
  const steps = actions.map((action) => step(action, 1));
  return { said: [], steps, standing: { chances: [0.6, 0.4], scores: [] } };
}

const HINT: Hint = {
  standing: { chances: [0.5, 0.5], scores: [] },
  turns: [turn("walk a b", "end"), turn("camp c"), turn("end", "take")],
};

let table: Seated;
let hints: Hints;
let answer: { tell: (hint: Hint) => void; refuse: (why: Refusal) => void; signal: AbortSignal };
let asked: number;

function sitDown(more: Partial<Table> = {}): void {
  table = seated(frame(5, -1), { seats: BOTS, ...more });
  table.store.hooks = { imagine: (view) => view, waits: () => false, ends: ({ intent }) => intent.kind === "end" };
  asked = 0;
  hints = new Hints(table.store, (_, signal) => {
    asked += 1;
    return new Promise((tell, refuse) => (answer = { tell, refuse, signal }));
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sitDown();
});

async function hinted(): Promise<void> {
  void hints.ask();
  answer.tell(HINT);
  await settled();
}

test.each<[string, Partial<Table>]>([
  ["where games are rated", { rated: true }],
  ["in a lesson", { lesson: true }],
  ["against other people", { seats: SEATS }],
])("nobody is helped %s", async (_, more) => {
  sitDown(more);
  await hints.ask();
  expect([hints.possible, asked]).toEqual([false, 0]);
});

test("nobody is helped with a puzzle", () => {
  table.server.frame(frame(6, -1, { unsolved: true }));
  expect(hints.possible).toBe(false);
});

test("a second press does not ask twice, and what was said is kept for the same position", async () => {
  void hints.ask();
  void hints.ask();
  expect([hints.thinking, hints.shown]).toEqual([true, true]);
  answer.tell(HINT);
  await settled();
  hints.close();
  void hints.ask();
  expect([asked, hints.thinking, hints.hint]).toEqual([1, false, HINT]);
});

test("whoever changes their mind hears nothing of it", async () => {
  void hints.ask();
  hints.close();
  expect([answer.signal.aborted, hints.shown]).toEqual([true, false]);
  answer.tell(HINT);
  await settled();
  expect(hints.hint).toBeNull();
});

test("a refusal is shown, and another try forgets it", async () => {
  void hints.ask();
  answer.refuse(new Refusal("too-fast"));
  await settled();
  expect([hints.trouble, hints.shown]).toEqual([new Refusal("too-fast"), true]);
  void hints.ask();
  expect(hints.trouble).toBeNull();
});

test("what was said about another position is not shown", async () => {
  void hints.ask();
  table.server.frame(frame(6));
  await table.store.skip();
  answer.tell(HINT);
  await settled();
  expect([hints.hint, (hints.trouble as Refusal).code]).toEqual([null, "stale"]);
});

test.each<[string, Partial<Frame>, boolean]>([
  ["stands while others choose at the same time", {}, true],
  ["falls when this seat has chosen too", { events: [{ ...event(6), action: "walk" }] }, false],
  ["falls when something was taken back", { events: [event(6, { fact: "undone", seat: 1 })] }, false],
  ["falls when it is asked no more", { actors: [1] }, false],
])("what was said %s", async (_, more, stands) => {
  table.server.frame(frame(6, -1, { actors: [0, 1] }));
  await hinted();
  table.server.frame(frame(7, 6, more));
  await table.store.skip();
  expect(hints.hint !== null).toBe(stands);
});

test("a turn is rehearsed without its end, and the plan that was there comes back", async () => {
  await hinted();
  table.store.add(step("own", 1));
  hints.choose(hints.hint!.turns[0]!);
  expect([table.store.plan.actions, hints.hasOwn]).toEqual([["walk a b"], true]);
  hints.choose(hints.hint!.turns[1]!);
  expect([table.store.plan.actions, hints.chosen]).toEqual([["camp c"], HINT.turns[1]]);
  hints.putBack();
  expect([table.store.plan.actions, hints.chosen]).toEqual([["own"], null]);
});

test("what ends one thing and leads to another is rehearsed with it", async () => {
  await hinted();
  hints.choose(hints.hint!.turns[2]!);
  expect(table.store.plan.actions).toEqual(["end", "take"]);
});

test("whoever goes on from a turn has a plan of their own", async () => {
  await hinted();
  hints.choose(hints.hint!.turns[1]!);
  table.store.add(step("more", 1));
  expect(hints.chosen).toBeNull();
  hints.choose(hints.hint!.turns[0]!);
  hints.putBack();
  expect(table.store.plan.actions).toEqual(["camp c", "more"]);
});

test("a turn is played to its end", async () => {
  await hinted();
  hints.choose(hints.hint!.turns[0]!);
  hints.play();
  expect(table.socket.take("play")).toMatchObject({ at: 5, actions: ["walk a b", "end"] });
});
