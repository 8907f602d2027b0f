import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SeatInfo, TableSummary } from "../../lib/types";
import { speak } from "../../lib/words.svelte";
import OpenTables from "./OpenTables.svelte";

const MINUTE = { kind: "move", time: 60, more: 0 } as const;
let page: Record<string, unknown> | null = null;

function waiting(id: string, more: Partial<TableSummary> & { free?: number } = {}): TableSummary {
  const { free = 1, ...rest } = more;
  const seats = Array.from({ length: free }, () => ({ kind: "open", name: "" }) as SeatInfo);
  return {
    id,
    game: "nim",
    mode: "basic",
    clock: null,
    seats,
    acting: [],
    status: "gathering",
    updated: 0,
    lesson: false,
    rated: false,
    your_turn: false,
    ...rest,
  };
}

const eight = (more: Parameters<typeof waiting>[1] = {}): TableSummary[] =>
  Array.from({ length: 8 }, (_, at) => waiting(`t${at}`, at ? {} : more));

async function shows(lines: TableSummary[]): Promise<void> {
  if (page) await unmount(page);
  page = mount(OpenTables, { target: document.body, props: { lines } });
  flushSync();
}

const shown = (): number => document.querySelectorAll("li").length;
const choice = (label: string): HTMLSelectElement => document.querySelector(`select[aria-label="${label}"]`)!;
const reset = (): HTMLElement | null => document.querySelector('[data-testid="lobby-reset"]');

function choose(label: string, value: string): void {
  const select = choice(label);
  select.selectedIndex = [...select.options].findIndex(({ text }) => text === value);
  select.dispatchEvent(new Event("change"));
  flushSync();
}

beforeEach(async () => {
  await speak("en");
});

afterEach(async () => {
  await shows(eight({ clock: MINUTE, free: 2 }));
  choose("Game", "All games");
  choose("Clock", "Any clock");
  choose("Free seats", "Any number of free seats");
  await unmount(page!);
  page = null;
});

test("a choice that is not shown any more does not hide tables", async () => {
  await shows(eight({ clock: MINUTE }));
  choose("Clock", "Time for each turn");
  expect(shown()).toBe(1);
  await shows([waiting("a"), waiting("b", { clock: MINUTE })]);
  expect(shown()).toBe(2);
  await shows(eight());
  expect(shown()).toBe(8);
});

test("a number of free seats that no table has any more is not asked for", async () => {
  await shows(eight({ free: 3 }));
  choose("Free seats", "at least 3 free seats");
  expect(shown()).toBe(1);
  await shows(eight({ free: 2 }));
  expect([shown(), choice("Free seats").selectedOptions[0]?.text]).toEqual([8, "Any number of free seats"]);
  await shows(eight());
  expect(shown()).toBe(8);
});

test("where nothing fits, one press shows everything again", async () => {
  await shows(eight({ clock: MINUTE, free: 2 }));
  choose("Clock", "No clock");
  choose("Free seats", "at least 2 free seats");
  expect(shown()).toBe(0);
  reset()!.click();
  flushSync();
  expect([shown(), reset(), document.activeElement]).toEqual([8, null, choice("Game")]);
});
