import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../lib/toasts.svelte";
import type { SeatInfo, Table } from "../lib/types";
import { speak } from "../lib/words.svelte";
import { frame, SEATS, seated, type Seated } from "./state/testing";
import Timed from "./Clock.test.svelte";

const OWN = [{ ...SEATS[0]!, yours: true }, SEATS[1]!];
let table: Seated;
let page: Record<string, unknown>;

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  table = seated(frame(5, -1, { clocks: [120, 300] }), {
    clock: { kind: "game", time: 5, more: 0 },
    seats: OWN,
  } as Partial<Table>);
  page = mount(Timed, { target: document.body, props: { store: table.store } });
  flushSync();
});

afterEach(async () => {
  await unmount(page);
  vi.runAllTimers();
  vi.useRealTimers();
});

function passes(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
  flushSync();
}

const clock = (): HTMLElement | null => document.querySelector("[data-testid=clock-0]");
const said = (): string[] => toasts.shown.map(({ text }) => text);

test("counts on from what the server said, whatever the time is here", () => {
  vi.setSystemTime(0);
  passes(30);
  expect(clock()?.textContent).toBe("2 min");
  passes(45);
  expect(clock()?.textContent).toBe("45s");
  expect(clock()?.classList).toContain("short");
});

test("says once that a minute and that ten seconds are left", () => {
  passes(59);
  expect(said()).toEqual([]);
  passes(2);
  expect(said()).toEqual(["You have one minute left."]);
  passes(50);
  expect(said()).toEqual(["You have ten seconds left."]);
});

test("asks the server once when it comes to nothing", () => {
  passes(125);
  expect(clock()?.textContent).toBe("0s");
  expect(table.socket.resyncs).toBe(1);
  table.server.frame(frame(5, -1, { clocks: [3, 300] }));
  flushSync();
  expect(clock()?.textContent).toBe("3s");
  passes(4);
  expect(table.socket.resyncs).toBe(2);
});

test("stands still when another is to move", () => {
  table.server.frame(frame(6, -1, { actors: [1], clocks: [100, 300] }));
  passes(50);
  expect(clock()?.textContent).toBe("2 min");
});

const lost = (seat: SeatInfo, fate: SeatInfo["fate"]): SeatInfo => ({ ...seat, kind: "bot", yours: false, fate });

test("promises no bot where the last player has left", () => {
  const gone = { status: "abandoned" } as const;
  table.server.table({ ...table.store.table!, ...gone, seats: [lost(OWN[0]!, "timeout"), lost(SEATS[1]!, "timeout")] });
  flushSync();
  expect(said()).toEqual(["Ben is out of time."]);
});

test("tells who lost a seat, and oneself in other words", () => {
  table.server.table({ ...table.store.table!, seats: [OWN[0]!, lost(SEATS[1]!, "resigned")] });
  flushSync();
  expect(said()).toEqual(["Ben has resigned. A bot plays on."]);
  table.server.table({ ...table.store.table!, seats: [lost(OWN[0]!, "timeout"), lost(SEATS[1]!, "resigned")] });
  flushSync();
  expect(said()).toHaveLength(2);
  expect(said()[1]).toMatch(/^Your time is up/);
  expect(clock()).toBeNull();
});

test("tells who was away when a rated game ended, and oneself in other words", () => {
  const away = (seat: SeatInfo): SeatInfo => ({ ...seat, bot: "easy", fate: "away" });
  table.server.table({ ...table.store.table!, seats: [away(OWN[0]!), away(SEATS[1]!)] });
  flushSync();
  expect(said()).toEqual([
    "A bot had your seat at the end of the rated game: you come last.",
    "Ben was away at the end of the rated game and comes last.",
  ]);
});
