import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "./announcer.svelte";
import { speak } from "./words.svelte";

const newest = () => announcer.said.at(-1);

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  document.body.innerHTML = '<main id="content"><h1>Basic game · hex 1 of 36</h1></main>';
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("what comes together is written once, when it is quiet, and the question last", () => {
  const before = announcer.said.length;
  announcer.say("Scout 2 draws a hex.");
  announcer.ask("Waiting");
  announcer.say("Scout 2 ends the turn");
  announcer.ask("Your turn");
  expect(announcer.said).toHaveLength(before);
  vi.advanceTimersByTime(500);
  expect(announcer.said).toHaveLength(before + 1);
  expect(newest()).toMatchObject({ text: "Scout 2 draws a hex. Scout 2 ends the turn.", question: "Your turn." });
});

test("a stream that never rests is written all the same", () => {
  const before = announcer.said.length;
  for (let step = 0; step < 20; step += 1) {
    announcer.say(`Step ${step}.`);
    vi.advanceTimersByTime(300);
  }
  expect(announcer.said.length).toBeGreaterThan(before);
  expect(announcer.said.length).toBeLessThan(before + 5);
});

test("where more happens than is announced, the log is named first", () => {
  for (let event = 1; event <= 41; event += 1) announcer.say(`Event ${event}.`);
  vi.advanceTimersByTime(500);
  expect(newest()?.text).toMatch(/^Earlier events are in the log\. Event 2\. .* Event 41\.$/);
  announcer.say("Event 42.");
  vi.advanceTimersByTime(500);
  expect(newest()?.text).toBe("Event 42.");
});

test("while others act, the same question is asked once on one occasion", () => {
  announcer.ask("Throw black marks, or none", "island 1");
  vi.advanceTimersByTime(500);
  expect(newest()?.question).toBe("Throw black marks, or none.");
  announcer.ask("", "island 1");
  announcer.say("Greedy has decided on black marks");
  announcer.ask("Throw black marks, or none", "island 1");
  vi.advanceTimersByTime(500);
  expect(newest()).toMatchObject({ text: "Greedy has decided on black marks.", question: "" });
  announcer.ask("Throw black marks, or none", "island 2");
  vi.advanceTimersByTime(500);
  expect(newest()?.question).toBe("Throw black marks, or none.");
});

test("another page is called by its heading, once it has one, and what was said of the last one is dropped", () => {
  const before = announcer.said.length;
  announcer.say("of the last page");
  document.querySelector("h1")!.dataset.loading = "";
  announcer.arrive();
  announcer.ask("Your turn: place your hex");
  vi.advanceTimersByTime(5_000);
  expect(announcer.said).toHaveLength(before);
  delete document.querySelector("h1")!.dataset.loading;
  vi.advanceTimersByTime(500);
  expect(newest()).toMatchObject({ text: "Basic game, hex 1 of 36.", question: "Your turn: place your hex." });
  expect(document.activeElement?.id).toBe("content");
});
