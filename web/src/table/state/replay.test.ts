import { beforeEach, expect, test, vi } from "vitest";
import type { History, Values } from "../../lib/types";
import { Look, type Teller } from "./replay.svelte";
import { event, frame, seated, settled } from "./testing";

/** A game of a number that each seat adds to; the scores are what each has added. */
const teller: Teller = {
  scores: (view) => (view as { scores: number[] }).scores,
  told: (facts) => ({ seat: Number(facts[0]?.seat ?? -1), text: facts.map(({ fact }) => String(fact)).join(" ") }),
  ends: (facts) => facts.some(({ fact }) => fact === "ended"),
  lengthOf: (facts) => (facts.some(({ fact }) => fact === "long") ? 5_000 : undefined),
};

function fact(fact: string, seat?: number): Values {
  return seat === undefined ? { fact } : { fact, seat };
}

/** Seat 0 has two turns one after the other, then seat 1 one, in which something happens by itself. */
const history: History = {
  seat: 0,
  since: 3,
  view: { number: 0, scores: [0, 0] },
  events: [
    { facts: [fact("drawn")], changes: { number: [1] }, at: 1, actors: [0] },
    { facts: [fact("added", 0), fact("ended", 0)], changes: { number: [2], scores: { "0": [2] } }, at: 2, actors: [0] },
    { facts: [fact("added", 0)], changes: { number: [3], scores: { "0": [3] } }, at: 2, actors: [1] },
    { facts: [fact("long", 1)], changes: { number: [4], scores: { "1": [4] } }, at: 3, actors: [1] },
    { facts: [fact("drawn")], changes: { number: [5] }, at: 4 },
  ],
};

beforeEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

test("every moment has its position, and positions share what did not change", () => {
  const look = new Look(history, teller);
  expect(look.moments.map(({ view }) => (view as { number: number }).number)).toEqual([0, 1, 2, 3, 4, 5]);
  const scores = look.moments.map(({ view }) => (view as { scores: number[] }).scores);
  expect(scores[1]).toBe(scores[0]);
  expect(scores[5]).toEqual([3, 4]);
});

test("moments are grouped by turns, also where the same seat goes on", () => {
  const look = new Look(history, teller);
  expect(look.turns).toEqual([
    { seat: 0, first: 1, last: 2 },
    { seat: 0, first: 3, last: 3 },
    { seat: 1, first: 4, last: 5 },
  ]);
  expect(look.turns.map((turn) => look.gains(turn))).toEqual([
    [2, 0],
    [1, 0],
    [0, 4],
  ]);
});

test("steps and turns lead to and fro, and never beyond the game", () => {
  const look = new Look(history, teller);
  expect(look.turn).toBe(-1);
  const went = (move: () => void): number => (move(), look.at);
  expect([1, 1, 1, 1, 1].map((by) => went(() => look.step(by)))).toEqual([1, 2, 3, 4, 5]);
  expect(went(() => look.step(1))).toBe(5);
  expect([1, 2, 3, 4].map(() => went(() => look.stepTurn(-1)))).toEqual([3, 2, 0, 0]);
  expect([1, 2, 3, 4].map(() => went(() => look.stepTurn(1)))).toEqual([2, 3, 5, 5]);
  look.go(4);
  expect(went(() => look.stepTurn(1))).toBe(5);
});

test("what happened is shown where it is stepped to, not where it is jumped to", () => {
  const look = new Look(history, teller);
  look.step(1);
  expect(look.now).toEqual([fact("drawn")]);
  look.go(4);
  expect(look.now).toEqual([]);
  look.step(-1);
  expect(look.now).toEqual([]);
  look.step(1);
  expect(look.now).toEqual([fact("long", 1)]);
  expect((look.before as { number: number }).number).toBe(3);
});

test("a link means the same moment to everybody, and an impossible one the end", () => {
  const look = new Look(history, teller);
  expect([0, 1, 2, 3, 4, 99].map((at) => look.linked(at))).toEqual([0, 1, 2, 4, 5, 5]);
});

test("it plays by itself, at the speed chosen, as long as a game needs, and stops at the end", () => {
  vi.useFakeTimers();
  const look = new Look(history, teller);
  look.play();
  vi.advanceTimersByTime(900);
  expect(look.at).toBe(1);
  look.faster();
  vi.advanceTimersByTime(450);
  expect(look.at).toBe(2);
  look.go(3);
  vi.advanceTimersByTime(10_000);
  expect([look.at, look.playing]).toEqual([3, false]);
  look.toggle();
  vi.advanceTimersByTime(450);
  vi.advanceTimersByTime(4_900);
  expect(look.at).toBe(4);
  vi.advanceTimersByTime(100);
  expect([look.at, look.playing]).toEqual([5, false]);
  look.play();
  expect(look.at).toBe(0);
  look.pause();
});

async function looking() {
  const table = seated(frame(5, -1), {}, () => Promise.resolve(history));
  table.store.past.teller = teller;
  await table.store.past.open({ frame: 2 });
  return table;
}

test("a table that looks back shows the past and offers nothing", async () => {
  const { store, socket } = await looking();
  expect(store.view).toEqual({ number: 2, scores: [2, 0] });
  expect(store.actors).toEqual([0]);
  expect([store.offers, store.myTurn, store.canUndo, store.due]).toEqual([[], false, false, true]);
  store.add(frame(5, -1).offers[0]!);
  store.commit();
  await settled();
  expect(socket.asked.filter(({ type }) => type === "preview" || type === "play")).toEqual([]);
  store.past.leave();
  expect(store.view).toEqual({ number: 5 });
  expect(store.myTurn).toBe(true);
});

test("what happens meanwhile disturbs nobody who looks back, and is all there afterwards", async () => {
  const { store, socket, server } = await looking();
  const { look } = store;
  await socket.take("story").reply({ type: "told", since: 5, facts: [] });
  for (const number of [6, 7]) server.frame(frame(number, number - 1, { events: [event(number, fact("added", 1))] }));
  await settled();
  expect([store.look === look, look?.at, look?.last]).toEqual([true, 2, 5]);
  expect(store.view).toEqual({ number: 2, scores: [2, 0] });
  look?.step(1);
  expect(store.view).toEqual({ number: 3, scores: [3, 0] });
  store.past.leave();
  expect(store.view).toEqual({ number: 7 });
  expect(store.log.map(({ number }) => number)).toEqual([6, 7]);
  expect(store.offers).toEqual(frame(7).offers);
});

test("whoever looks back once more sees what has happened since", async () => {
  let told = history;
  const { store } = seated(frame(5, -1), {}, () => Promise.resolve(told));
  store.past.teller = teller;
  await store.past.open();
  store.past.leave();
  told = {
    ...history,
    events: [...history.events, { facts: [fact("added", 1)], changes: { number: [6] }, at: 5, actors: [0] }],
  };
  await store.past.open();
  expect(store.look?.last).toBe(6);
});

test("without a moment it opens where my last turn was over", async () => {
  const { store } = await looking();
  await store.past.open();
  expect(store.look?.at).toBe(3);
});

test("what was shown is told to the server, once somebody looks", async () => {
  const { socket, server } = seated(frame(5, -1));
  expect(socket.told).toEqual([5]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  server.frame(frame(6));
  await settled();
  expect(socket.told).toEqual([5]);
  vi.restoreAllMocks();
});

test("who comes back is told how much was missed, and the server learns of it only then", async () => {
  const { store, socket, server } = seated(frame(5, -1, { seen: 2 }));
  expect(store.past.away).toBe(2);
  server.frame(frame(6));
  await settled();
  expect(socket.told).toEqual([]);
  store.welcome();
  expect(store.past.away).toBe(null);
  expect(socket.told).toEqual([6]);
});
