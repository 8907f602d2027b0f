import { beforeEach, expect, test, vi } from "vitest";
import type { History, Values } from "../../lib/types";
import { Replay, type Narrator } from "./replay.svelte";
import { event, frame, seated, settled } from "./testing";

/** A game of a number that each seat adds to; the scores are what each has added. */
const narrator: Narrator = {
  scores: (view) => (view as { scores: number[] }).scores,
  sentence: (facts) => ({ seat: Number(facts[0]?.seat ?? -1), text: facts.map(({ fact }) => String(fact)).join(" ") }),
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
  const replay = new Replay(history, narrator);
  expect(replay.moments.map(({ view }) => (view as { number: number }).number)).toEqual([0, 1, 2, 3, 4, 5]);
  const scores = replay.moments.map(({ view }) => (view as { scores: number[] }).scores);
  expect(scores[1]).toBe(scores[0]);
  expect(scores[5]).toEqual([3, 4]);
});

test("moments are grouped by turns, also where the same seat goes on", () => {
  const replay = new Replay(history, narrator);
  expect(replay.turns).toEqual([
    { seat: 0, first: 1, last: 2 },
    { seat: 0, first: 3, last: 3 },
    { seat: 1, first: 4, last: 5 },
  ]);
  expect(replay.turns.map((turn) => replay.gains(turn))).toEqual([
    [2, 0],
    [1, 0],
    [0, 4],
  ]);
});

test("steps and turns lead to and fro, and never beyond the game", () => {
  const replay = new Replay(history, narrator);
  expect(replay.turn).toBe(-1);
  const went = (move: () => void): number => (move(), replay.at);
  expect([1, 1, 1, 1, 1].map((by) => went(() => replay.step(by)))).toEqual([1, 2, 3, 4, 5]);
  expect(went(() => replay.step(1))).toBe(5);
  expect([1, 2, 3, 4].map(() => went(() => replay.stepTurn(-1)))).toEqual([3, 2, 0, 0]);
  expect([1, 2, 3, 4].map(() => went(() => replay.stepTurn(1)))).toEqual([2, 3, 5, 5]);
  replay.go(4);
  expect(went(() => replay.stepTurn(1))).toBe(5);
});

test("what happened is shown where it is stepped to, not where it is jumped to", () => {
  const replay = new Replay(history, narrator);
  replay.step(1);
  expect(replay.now).toEqual([fact("drawn")]);
  replay.go(4);
  expect(replay.now).toEqual([]);
  replay.step(-1);
  expect(replay.now).toEqual([]);
  replay.step(1);
  expect(replay.now).toEqual([fact("long", 1)]);
  expect((replay.before as { number: number }).number).toBe(3);
});

test("a link means the same moment to everybody, and an impossible one the end", () => {
  const replay = new Replay(history, narrator);
  expect([0, 1, 2, 3, 4, 99].map((at) => replay.linked(at))).toEqual([0, 1, 2, 4, 5, 5]);
});

test("it plays by itself, at the speed chosen, as long as a game needs, and stops at the end", () => {
  vi.useFakeTimers();
  const replay = new Replay(history, narrator);
  replay.play();
  vi.advanceTimersByTime(900);
  expect(replay.at).toBe(1);
  replay.faster();
  vi.advanceTimersByTime(450);
  expect(replay.at).toBe(2);
  replay.go(3);
  vi.advanceTimersByTime(10_000);
  expect([replay.at, replay.playing]).toEqual([3, false]);
  replay.toggle();
  vi.advanceTimersByTime(450);
  vi.advanceTimersByTime(4_900);
  expect(replay.at).toBe(4);
  vi.advanceTimersByTime(100);
  expect([replay.at, replay.playing]).toEqual([5, false]);
  replay.play();
  expect(replay.at).toBe(0);
  replay.pause();
});

async function looking() {
  const table = seated(frame(5, -1), {}, () => Promise.resolve(history));
  table.store.replays.narrator = narrator;
  await table.store.replays.open({ frame: 2 });
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
  store.replays.leave();
  expect(store.view).toEqual({ number: 5 });
  expect(store.myTurn).toBe(true);
});

test("what happens meanwhile disturbs nobody who looks back, and is all there afterwards", async () => {
  const { store, socket, server } = await looking();
  const { replay } = store;
  await socket.take("story").reply({ type: "told", since: 5, facts: [] });
  for (const number of [6, 7]) server.frame(frame(number, number - 1, { events: [event(number, fact("added", 1))] }));
  await settled();
  expect([store.replay === replay, replay?.at, replay?.last]).toEqual([true, 2, 5]);
  expect(store.view).toEqual({ number: 2, scores: [2, 0] });
  replay?.step(1);
  expect(store.view).toEqual({ number: 3, scores: [3, 0] });
  store.replays.leave();
  expect(store.view).toEqual({ number: 7 });
  expect(store.log.map(({ number }) => number)).toEqual([6, 7]);
  expect(store.offers).toEqual(frame(7).offers);
});

test("whoever looks back once more sees what has happened since", async () => {
  let answer = history;
  const { store } = seated(frame(5, -1), {}, () => Promise.resolve(answer));
  store.replays.narrator = narrator;
  await store.replays.open();
  store.replays.leave();
  answer = {
    ...history,
    events: [...history.events, { facts: [fact("added", 1)], changes: { number: [6] }, at: 5, actors: [0] }],
  };
  await store.replays.open();
  expect(store.replay?.last).toBe(6);
});

test("without a moment it opens where my last turn was over", async () => {
  const { store } = await looking();
  await store.replays.open();
  expect(store.replay?.at).toBe(3);
});

test("what was shown is told to the server, once somebody looks", async () => {
  const { socket, server } = seated(frame(5, -1));
  expect(socket.seen).toEqual([5]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  server.frame(frame(6));
  await settled();
  expect(socket.seen).toEqual([5]);
  vi.restoreAllMocks();
});

test("who comes back is told how much was missed, and the server learns of it only then", async () => {
  const { store, socket, server } = seated(frame(5, -1, { seen: 2 }));
  expect(store.replays.away).toBe(2);
  server.frame(frame(6));
  await settled();
  expect(socket.seen).toEqual([]);
  store.welcome();
  expect(store.replays.away).toBe(null);
  expect(socket.seen).toEqual([6]);
});
