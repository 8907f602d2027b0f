import { beforeEach, expect, test, vi } from "vitest";
import type { Frame, Offer } from "../../lib/types";
import type { TableStore } from "./table.svelte";
import { event, frame, seated, settled, step, type Seated } from "./testing";

const walk = step("walk worker a5 b4", 1);
const uncover = step("uncover b4", 2);

let socket: Seated["socket"];
let server: Seated["server"];

function sitDown(first?: Frame): TableStore {
  const table = seated(first);
  ({ socket, server } = table);
  return table.store;
}

async function receive(next: Frame): Promise<void> {
  server.frame(next);
  await settled();
}

async function plan(store: TableStore, ...steps: Offer[]): Promise<void> {
  for (const one of steps) {
    store.add(one);
    const view = { after: one.action };
    await socket.take("preview").reply({ type: "previewed", view, offers: [uncover], stopped: false });
  }
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

test("the next frame is shown, one that came before is not", async () => {
  const store = sitDown();
  await receive(frame(6));
  await receive(frame(5));
  expect(store.frame?.number).toBe(6);
  expect(socket.resyncs).toBe(0);
});

test("a gap asks for everything, once", async () => {
  const store = sitDown();
  await receive(frame(8));
  await receive(frame(9));
  expect(socket.resyncs).toBe(1);
  expect(store.frame?.number).toBe(5);
  await receive(frame(9, -1));
  expect(store.frame?.number).toBe(9);
});

test("a plan shows what would be, and a commit plays it", async () => {
  const store = sitDown();
  await plan(store, walk, uncover);
  expect(store.view).toEqual({ after: uncover.action });
  expect(store.plan.cost).toBe(3);
  store.commit();
  expect(socket.take("play")).toMatchObject({ at: 5, actions: ["walk worker a5 b4", "uncover b4"] });
  await socket.take("play").reply({ type: "accepted", number: 7 });
  expect(store.plan.steps).toHaveLength(2);
  await receive(frame(7, 5));
  expect(store.plan.steps).toEqual([]);
  expect(store.view).toEqual({ number: 7 });
});

test("a plan survives a reload, unless it was played in the meantime", async () => {
  await plan(sitDown(), walk);
  const again = sitDown();
  await socket.take("preview").reply({ type: "previewed", view: {}, offers: [], stopped: false });
  expect(again.plan.steps).toEqual([walk]);
  again.commit();
  sitDown(frame(6, -1, { played: 1 }));
  expect(socket.asked.some((question) => question.type === "preview")).toBe(false);
});

test("a stale plan is tried again on the new frame", async () => {
  const store = sitDown();
  await plan(store, walk);
  store.commit();
  await receive(frame(6));
  socket.asked = socket.asked.filter((question) => question.type !== "preview");
  await socket.take("play").reply({ type: "refused", code: "stale", detail: "" });
  await socket.take("preview").reply({ type: "previewed", view: { fresh: true }, offers: [], stopped: false });
  expect(store.problem?.code).toBe("stale");
  expect(store.plan.steps).toEqual([walk]);
  expect(store.view).toEqual({ fresh: true });
});

test("steps that need a step taken out fall with it and say why", async () => {
  const store = sitDown();
  await plan(store, walk, uncover);
  store.undoStep(0);
  const reason = { rule: "T6.4", facts: { why: "too-few", needs: 1, has: 0 } };
  await socket.take("preview").reply({ type: "refused", code: "illegal", detail: "", reason });
  expect(store.plan.steps).toEqual([]);
  expect(store.plan.fallen).toEqual({ steps: [uncover], reason, waits: false });
});

test("fallen steps come back when the plan fits again", async () => {
  const store = sitDown();
  await plan(store, walk, uncover);
  store.undoStep(0);
  await socket.take("preview").reply({ type: "refused", code: "illegal", detail: "" });
  await plan(store, walk);
  expect(store.plan.steps).toEqual([walk, uncover]);
  expect(store.plan.fallen).toBeNull();
});

test("a plan made ahead is checked when the turn comes", async () => {
  const store = sitDown(frame(5, -1, { actors: [1], offers: [] }));
  const ahead = store.rehearse();
  await settled();
  await socket.take("preview").reply({ type: "previewed", view: { mine: true }, offers: [walk], stopped: false });
  await ahead;
  await plan(store, walk);
  await receive(frame(6));
  await socket.take("preview").reply({ type: "refused", code: "illegal", detail: "" });
  expect(store.plan.ahead).toBe(false);
  expect(store.plan.fallen?.steps).toEqual([walk]);
  expect(store.offers).toEqual([walk]);
});

test("looking ahead without a plan ends when the turn comes", async () => {
  const store = sitDown(frame(5, -1, { actors: [1], offers: [] }));
  void store.rehearse();
  await settled();
  await socket.take("preview").reply({ type: "previewed", view: { mine: true }, offers: [uncover], stopped: false });
  expect(store.offers).toEqual([uncover]);
  await receive(frame(6));
  expect(store.view).toEqual({ number: 6 });
  expect(store.offers).toEqual([walk]);
});

test("facts go to the log once", async () => {
  const fact = { fact: "passed", seat: 1 };
  const store = sitDown();
  await socket.take("story").reply({ type: "told", since: 0, facts: [[fact]] });
  await receive(frame(7, 5, { events: [event(6, fact), event(7, fact)] }));
  expect(store.log).toHaveLength(3);
  await receive(frame(7, -1));
  expect(socket.take("story")).toMatchObject({ since: 7 });
});

const numbers = (store: TableStore): number[] => store.log.map(({ number }) => number);
const facts = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => [{ fact: "passed", seat: first + at }]);

test("a full frame that comes while another is being shown doubles nothing in the log", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const store = sitDown();
  await socket.take("story").reply({ type: "told", since: 4, facts: facts(5, 5) });
  await receive(frame(7, 5, { events: [event(6, ...facts(6, 6)[0]!), event(7, ...facts(7, 7)[0]!)] }));
  await receive(frame(8, -1));
  await socket.take("story").reply({ type: "told", since: 5, facts: facts(6, 8) });
  expect(store.log.map(({ facts: [fact] }) => fact!.seat)).toEqual([5, 6, 7, 8]);
  expect(numbers(store)).toEqual([5, 6, 7, 8]);
});

test("an answer that tells more than was shown, or comes late, doubles nothing and leaves nothing out", async () => {
  const store = sitDown();
  await receive(frame(6, 5, { events: [event(6, ...facts(6, 6)[0]!)] }));
  await socket.take("story").reply({ type: "told", since: 0, facts: facts(1, 8) });
  expect(numbers(store)).toEqual([1, 2, 3, 4, 5, 6]);
  await receive(frame(8, 6, { events: [event(7, ...facts(7, 7)[0]!), event(8, ...facts(8, 8)[0]!)] }));
  expect(numbers(store)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("what is being shown stays the same entry when the answer tells it again", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const store = sitDown();
  await receive(frame(7, 5, { events: [event(6, ...facts(6, 6)[0]!), event(7)] }));
  await socket.take("story").reply({ type: "told", since: 0, facts: facts(1, 7) });
  expect(store.log.at(-1)!.facts).toBe(store.playback.now);
});

test("a question about the log that had no answer is asked again with the next full frame", async () => {
  const store = sitDown();
  await socket.take("story").reply(null);
  await receive(frame(7, -1));
  expect(socket.take("story")).toMatchObject({ since: 0 });
  await socket.take("story").reply({ type: "told", since: 0, facts: facts(1, 7) });
  expect(numbers(store)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("undo takes back what was played when nothing is planned", async () => {
  const store = sitDown(frame(5, -1, { undoable: 2 }));
  void store.undo();
  expect(socket.take("undo")).toMatchObject({ at: 5 });
});

test("what happened since my last turn is asked of the server, which knows when that was", () => {
  void sitDown().story();
  expect(socket.take("story")).not.toHaveProperty("since");
});

const PASSED = [1, 2].map((seat) => event(5 + seat, { fact: "passed", seat }));

test("entries are told one after the other, each over the table as it was then, and can be skipped", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const store = sitDown();
  await receive(frame(7, 5, { events: PASSED }));
  expect(store.playback.now).toEqual([{ fact: "passed", seat: 1 }]);
  expect(store.view).toEqual({ number: 6 });
  expect(store.offers).toEqual([]);
  await store.skip();
  expect(store.frame?.number).toBe(7);
  expect(store.view).toEqual({ number: 7 });
});

test("a frame that comes while another is told goes on from what that leads to", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const store = sitDown();
  await receive(frame(7, 5, { events: PASSED }));
  await receive(frame(8, 7, { events: [{ facts: [], changes: { more: [true] } }] }));
  await store.skip();
  expect(store.view).toEqual({ number: 7, more: true });
});

test("what was planned here is not told again", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const store = sitDown();
  await plan(store, walk);
  store.commit();
  await socket.take("play").reply({ type: "accepted", number: 7 });
  await receive(frame(7, 5, { events: PASSED }));
  expect(store.playback.now).toEqual([{ fact: "passed", seat: 2 }]);
  expect(store.view).toEqual({ number: 7 });
});

test("at a shared screen the next player is told over the new table what led to it", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const store = sitDown();
  const events = PASSED.map(({ facts }) => ({ facts }));
  await receive(frame(7, -1, { seat: 1, actors: [1], events }));
  expect(store.playback.now).toEqual([{ fact: "passed", seat: 1 }]);
  expect(store.view).toEqual({ number: 7 });
  await store.skip();
  expect(store.seat).toBe(1);
});

test("what a step costs is known before it is shown", async () => {
  const store = sitDown();
  const dig = step("recover b4", 3, true);
  store.add(dig);
  await socket.take("preview").reply({ type: "previewed", view: {}, offers: [], stopped: true });
  expect([store.plan.cost, store.plan.unseen]).toEqual([3, 3]);
});

test("the end goes with the plan in one move, and clicks after it mean nothing", async () => {
  const store = sitDown();
  store.add(walk);
  store.finish(step("end", 0, true));
  store.add(uncover);
  store.finish(step("end", 0, true));
  expect(socket.asked.filter(({ type }) => type === "play")).toMatchObject([{ actions: [walk.action, "end"] }]);
  await socket.take("play").reply({ type: "accepted", number: 7 });
  await receive(frame(7, 5, { actors: [1], offers: [] }));
  expect([store.plan.steps, store.waiting]).toEqual([[], 0]);
  await receive(frame(8, 7));
  expect(socket.asked.filter(({ type }) => type === "play")).toHaveLength(1);
});

test("a step that the server does not play falls with its reason, and is not complained about twice", async () => {
  const store = sitDown();
  store.add(walk);
  store.finish(step("end", 0, true));
  const refused = {
    type: "refused",
    code: "illegal",
    detail: "",
    reason: { rule: "T1", facts: { why: "no" } },
  } as const;
  await socket.take("play").reply(refused);
  await socket.take("preview").reply(refused);
  await socket.take("preview").reply(refused);
  expect(store.problem).toBeNull();
  expect(store.plan.fallen?.steps).toEqual([walk]);
});

test("steps clicked while a move is on its way are planned after it", async () => {
  const store = sitDown();
  await plan(store, walk);
  store.commit();
  store.add(uncover);
  expect([store.plan.steps, store.waiting]).toEqual([[walk], 1]);
  await socket.take("play").reply({ type: "accepted", number: 6 });
  await receive(frame(6));
  await settled();
  expect([store.plan.steps, store.waiting]).toEqual([[uncover], 0]);
});

test("what is taken back is a plan again, without the end of the turn", async () => {
  const store = sitDown(frame(5, -1, { undoable: 2 }));
  store.hooks = { ...store.hooks, ends: ({ action }) => action === "end" };
  void store.undo();
  await socket.take("undo").reply({ type: "accepted", number: 6 });
  await receive(frame(6, 5, { undone: [walk, step("end", 0)] }));
  expect(store.plan.steps).toEqual([walk]);
  expect(socket.take("preview")).toMatchObject({ actions: [walk.action] });
});

test("somebody else's window takes back: here nothing is planned", async () => {
  const store = sitDown(frame(5, -1, { undoable: 2 }));
  await receive(frame(6, 5, { undone: [walk] }));
  expect(store.plan.steps).toEqual([]);
});

test("what was played in another window leaves the plan without a complaint", async () => {
  const store = sitDown();
  await plan(store, walk, uncover);
  await receive(frame(6, 5, { played: 1, events: [{ ...event(6), action: walk.action }] }));
  expect(store.plan.steps).toEqual([uncover]);
  expect(store.problem).toBeNull();
  expect(socket.take("preview")).toMatchObject({ actions: [uncover.action] });
});

const ended = { ...event(6), action: "end" };

test("a plan goes when something else was played for this seat, and says so", async () => {
  const store = sitDown();
  await plan(store, walk);
  await receive(frame(7, 5, { played: 1, actors: [1], offers: [], events: [ended, event(7)] }));
  expect([store.plan.steps, store.problem?.code]).toEqual([[], "overtaken"]);
});

test("a plan made while others move stays as long as nothing is played for this seat", async () => {
  const store = sitDown(frame(5, -1, { actors: [1], offers: [], played: 3 }));
  const ahead = store.rehearse();
  await settled();
  await socket.take("preview").reply({ type: "previewed", view: {}, offers: [walk], stopped: false });
  await ahead;
  await plan(store, walk);
  await receive(frame(6, 5, { played: 3 }));
  expect([store.plan.steps, store.problem]).toEqual([[walk], null]);
});

test("a plan that was refused because another window was faster goes too", async () => {
  const store = sitDown();
  await plan(store, walk);
  store.commit();
  await receive(frame(6, 5, { played: 1, events: [ended] }));
  await socket.take("play").reply({ type: "refused", code: "stale", detail: "" });
  expect([store.plan.steps, store.problem?.code]).toEqual([[], "overtaken"]);
});

test("a plan does not outlive a line that was down while something was played for this seat", async () => {
  const store = sitDown();
  await plan(store, walk);
  await receive(frame(9, -1, { played: 2 }));
  expect([store.plan.steps, store.problem?.code]).toEqual([[], "overtaken"]);
  await plan(store, walk);
  await receive(frame(12, -1, { played: 2 }));
  expect(store.plan.steps).toEqual([walk]);
});

test("a step that waited for one's own move is no plan against it", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const store = sitDown();
  await plan(store, walk);
  store.commit();
  store.add(uncover);
  await socket.take("play").reply({ type: "accepted", number: 6 });
  await receive(
    frame(6, 5, { played: 1, events: [{ ...event(6, { fact: "walked", seat: 0 }), action: walk.action }] }),
  );
  await store.skip();
  await settled();
  expect([store.plan.steps, store.problem]).toEqual([[uncover], null]);
});

test("while others are shown it is their turn, and mine while my own find is", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const store = sitDown();
  store.finish(step("end", 0, true));
  await socket.take("play").reply({ type: "accepted", number: 7 });
  const ended = event(6, { fact: "turn-ended", seat: 0 });
  await receive(
    frame(8, 5, { events: [ended, event(7, { fact: "drawn", seat: 1 }), event(8, { fact: "found", seat: 0 })] }),
  );
  expect([store.actors, store.myTurn]).toEqual([[1], false]);
  store.playback.now = [{ fact: "found", seat: 0 }];
  expect(store.myTurn).toBe(true);
  await store.skip();
  expect([store.actors, store.myTurn]).toEqual([[0], true]);
});

test("without a line nothing is offered, and steps that wait for an answer stay", async () => {
  const store = sitDown();
  store.add(walk);
  store.take((fresh) => fresh);
  server.connected(false);
  await socket.take("preview").reply(null);
  expect([store.offers, store.plan.steps, store.dropped]).toEqual([[], [walk], 1]);
  server.connected(true);
  await receive(frame(5, -1));
  await socket.take("preview").reply({ type: "previewed", view: {}, offers: [uncover], stopped: false });
  expect([store.offers, store.plan.pending]).toEqual([[uncover], []]);
});

test("a refusal lets go of the clicks behind it and says how many", async () => {
  const store = sitDown();
  store.add(walk);
  store.take((fresh) => fresh);
  store.take(() => true);
  await socket.take("preview").reply({ type: "refused", code: "illegal", detail: "" });
  expect([store.waiting, store.dropped]).toEqual([0, 2]);
});

const WATCHED = { fact: "passed", seat: 1 };

test("a move is under way until the frame that it led to has come", async () => {
  const store = sitDown();
  store.finish(step("end", 0, true));
  await socket.take("play").reply({ type: "accepted", number: 7 });
  expect([store.sending, store.moving]).toEqual([false, true]);
  await receive(frame(6));
  expect(store.moving).toBe(true);
  await receive(frame(7));
  expect(store.moving).toBe(false);
});

test("a move is still under way when the line breaks between its answer and its frame", async () => {
  const store = sitDown();
  store.finish(step("end", 0, true));
  await socket.take("play").reply({ type: "accepted", number: 7 });
  server.connected(false);
  expect(store.moving).toBe(true);
  server.connected(true);
  expect([store.moving, store.offers]).toEqual([true, []]);
  await receive(frame(8, -1));
  expect(store.moving).toBe(false);
});

test("a move whose frame came before its answer is over with the answer", async () => {
  const store = sitDown();
  store.finish(step("end", 0, true));
  await receive(frame(7, 5));
  expect(store.moving).toBe(true);
  await socket.take("play").reply({ type: "accepted", number: 7 });
  expect(store.moving).toBe(false);
});

test("at a shared screen the frame of the next player ends the move, whatever its number", async () => {
  const store = sitDown();
  store.finish(step("end", 0, true));
  await socket.take("play").reply({ type: "accepted", number: 7 });
  await receive(frame(4, -1, { seat: 1, actors: [1] }));
  expect([store.seat, store.moving]).toEqual([1, false]);
});

test("what may be done after what is being told is known while it is told", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const store = sitDown();
  expect(store.nextOffers).toEqual([]);
  await receive(frame(7, 5, { events: PASSED, offers: [uncover] }));
  expect([store.offers, store.nextOffers]).toEqual([[], [uncover]]);
});

test("it stays one's turn while the choice of another, who chooses at the same time, is told", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const store = sitDown(frame(5, -1, { actors: [0, 1, 2] }));
  await receive(frame(6, 5, { actors: [0, 2], events: [event(6, WATCHED)] }));
  expect([store.playback.busy, store.actors, store.myTurn, store.unsure]).toEqual([true, [1], true, false]);
  expect(store.offers).toEqual([walk]);
  store.add(walk);
  expect(store.plan.steps).toEqual([walk]);
});

test("it is not one's turn while a choice is told that ends what was asked", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const store = sitDown(frame(5, -1, { actors: [0, 1] }));
  await receive(frame(6, 5, { actors: [1], offers: [], events: [event(6, WATCHED)] }));
  expect([store.playback.busy, store.myTurn, store.offers]).toEqual([true, false, []]);
});
