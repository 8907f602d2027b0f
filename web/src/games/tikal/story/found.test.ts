import { flushSync, mount, unmount } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { beforeEach, expect, test } from "vitest";
import { learn, speak } from "../../../lib/words.svelte";
import type { LogEntry } from "../../../table/state/log.svelte";
import Found from "./Found.test.svelte";

beforeEach(async () => {
  await learn("tikal");
  await speak("en");
});

const drawn: LogEntry = { key: 1, number: 1, facts: [] };
const found = (key: number): LogEntry => ({
  key,
  number: key,
  facts: [{ fact: "found", seat: 0, treasure: "idol", held: 1, gained: 1 }],
});

test("a treasure is shown large when it is found, and skipping takes the notice away", () => {
  const told = new SvelteMap<string, unknown>([
    ["log", [drawn]],
    ["skipping", false],
  ]);
  const now = {
    get log() {
      return told.get("log") as LogEntry[];
    },
    get skipping() {
      return told.get("skipping") as boolean;
    },
  };
  const props = { told: now };
  const shown = mount(Found, { target: document.body, props });
  const say = (log: LogEntry[], skipping: boolean): boolean => {
    told.set("skipping", skipping);
    told.set("log", log);
    flushSync();
    return document.querySelector('[data-testid="found"]') !== null;
  };
  flushSync();
  expect(say([drawn, found(2)], false)).toBe(true);
  expect(say([drawn, found(2)], true)).toBe(false);
  expect(say([drawn, found(2), found(3)], true), "what is passed over is not shown either").toBe(false);
  expect(say([drawn, found(2), found(3)], false)).toBe(false);
  expect(say([drawn, found(2), found(3), found(4)], false)).toBe(true);
  void unmount(shown);
});
