import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { toasts } from "./toasts.svelte";

vi.useFakeTimers();

afterEach(() => vi.runAllTimers());

test("an effect that shows a toast runs once", () => {
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      toasts.say("The connection is lost.");
    });
  });
  flushSync();
  toasts.say("Something else.");
  flushSync();
  expect(runs).toBe(1);
  expect(toasts.shown.map(({ text }) => text)).toEqual(["The connection is lost.", "Something else."]);
  stop();
});

test("the same text is shown once, and goes by itself", () => {
  toasts.say("Copied.");
  toasts.say("Copied.");
  expect(toasts.shown).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  expect(toasts.shown).toHaveLength(0);
});
