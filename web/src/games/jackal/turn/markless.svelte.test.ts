import { flushSync } from "svelte";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Offer } from "../../../lib/types";
import type { TableStore } from "../../../table/state/table.svelte";
import { event, frame, seated, SEATS, settled, step, type Seated } from "../../../table/state/testing";
import { Choice } from "./choice.svelte";
import { confirmMarkless, isAmongBots } from "./markless.svelte";

const done = { offers: [step("done", 0)] };
const land = { offers: [step("land", 0)] };
const BOTS = [SEATS[0]!, { ...SEATS[1]!, kind: "bot" as const }];

/** A table at which confirmations are automatic. */
function atTable(offers: { offers: Offer[] }, seats = BOTS): Seated {
  const table = seated(frame(5, -1, offers), { seats });
  onTestFinished($effect.root(() => confirmMarkless(table.store, new Choice(table.store))));
  flushSync();
  return table;
}

async function receive({ server }: Seated, number: number, offers: object): Promise<void> {
  server.frame(frame(number, number - 1, { events: [event(number)], ...offers }));
  await settled();
}

/** What was sent, and at which frames. */
function sent({ socket }: Seated): unknown[] {
  return socket.asked.flatMap((question) => (question.type === "play" ? [[question.at, question.actions]] : []));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

test.each([
  [["person", "bot", "bot"], true],
  [["person", "person", "bot"], false],
  [["person", "program"], false],
])("a pause tells nobody anything at a table of %j: %s", (kinds, alone) => {
  expect(isAmongBots({ table: { seats: kinds.map((kind) => ({ kind })) }, seat: 0 } as unknown as TableStore)).toBe(
    alone,
  );
});

test("without a mark it is confirmed once", async () => {
  const table = atTable(land);
  expect(sent(table)).toEqual([]);
  await receive(table, 6, done);
  await table.socket.take("play").reply({ type: "accepted", number: 7 });
  await receive(table, 7, land);
  expect(sent(table)).toEqual([[6, ["done"]]]);
});

test("nothing is confirmed where a person could read the pause", () => {
  expect(sent(atTable(done, SEATS))).toEqual([]);
});

test("it is confirmed when the move before it has been answered", async () => {
  const table = atTable(land);
  table.store.finish(land.offers[0]!);
  await receive(table, 6, done);
  expect(sent(table)).toEqual([[5, ["land"]]]);
  await table.socket.take("play").reply({ type: "accepted", number: 6 });
  expect(sent(table)).toEqual([
    [5, ["land"]],
    [6, ["done"]],
  ]);
});

test("it is confirmed when the line is back", async () => {
  const table = atTable(land);
  table.server.connected(false);
  await receive(table, 6, done);
  expect(sent(table)).toEqual([]);
  table.server.connected(true);
  table.server.frame(frame(6, -1, done));
  await settled();
  expect(sent(table)).toEqual([[6, ["done"]]]);
});

test("a refusal is not repeated", async () => {
  const table = atTable(done);
  await table.socket.take("play").reply({ type: "refused", code: "busy" });
  expect(table.store.problem).not.toBeNull();
  table.store.problem = null;
  await settled();
  expect(sent(table)).toEqual([[5, ["done"]]]);
});
