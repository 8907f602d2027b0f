import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../lib/announcer.svelte";
import { speak } from "../lib/words.svelte";
import type { LogEntry } from "./state/log.svelte";
import type { TableStore } from "./state/table.svelte";
import Told from "./ScreenReaderStory.test.svelte";

const FIRST = 5;

function entry(number: number): LogEntry {
  return { key: number, number, facts: [{ fact: "said", text: `Entry ${number}.` }] };
}

let page: Record<string, unknown>;
let before = 0;
const table = $state({
  table: null,
  frame: { number: FIRST },
  log: [] as LogEntry[],
  replay: null as object | null,
  asked: FIRST,
});
const props = $state({ store: table as unknown as TableStore, asked: "", quiet: false });

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  Object.assign(table, { log: [entry(FIRST)], replay: null, asked: FIRST });
  Object.assign(props, { asked: "", quiet: false });
  page = mount(Told, { target: document.body, props });
  flushSync();
  before = announcer.said.length;
});

afterEach(async () => {
  await unmount(page);
  vi.runAllTimers();
  vi.useRealTimers();
});

/** What is announced of the log as it is now. */
function announced(...log: LogEntry[]): string {
  table.log = [entry(FIRST), ...log];
  return heard();
}

function heard(): string {
  flushSync();
  vi.advanceTimersByTime(5_000);
  return announcer.said
    .slice(before)
    .map(({ text, question }) => `${text}${question}`)
    .join(" ");
}

test("every entry is announced once, also one that arrives after later ones", () => {
  expect(announced(entry(8))).toBe("Entry 8.");
  expect(announced(entry(6), entry(7), entry(8))).toBe("Entry 8. Entry 6. Entry 7.");
});

test("final scores are announced with the names of the players", () => {
  const seats = ["Ada", "Ben"].map((name) => ({ kind: "person", name }));
  Object.assign(table, { table: { seats } });
  expect(announced({ key: 6, number: 6, facts: [{ fact: "game-over", winners: [1], scores: [3, 8] }] })).toBe(
    "Ada: 3, Ben: 8.",
  );
  Object.assign(table, { table: null });
});

test("what happens before the next player takes the screen is announced when they have", () => {
  props.quiet = true;
  expect(announced(entry(6))).toBe("");
  props.quiet = false;
  expect(announced(entry(6), entry(7))).toBe("Entry 6. Entry 7.");
});

test("a player who looked back is asked again only if something else is asked", () => {
  props.asked = "Your turn";
  expect(heard()).toBe("Your turn.");
  table.replay = {};
  expect(heard()).toBe("Your turn.");
  table.replay = null;
  expect(heard()).toBe("Your turn.");
  table.replay = {};
  flushSync();
  Object.assign(table, { replay: null, asked: 7 });
  expect(heard()).toBe("Your turn. Your turn.");
});
