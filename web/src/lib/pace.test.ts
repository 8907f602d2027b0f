import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("what happened is shown at the pace that was chosen, also at the next visit", async () => {
  const { pace } = await import("./pace.svelte");
  expect(pace.chosen).toBe("normal");
  expect(pace.times).toBe(1);
  pace.choose("none");
  expect(pace.times).toBe(0);
  vi.resetModules();
  expect((await import("./pace.svelte")).pace.chosen).toBe("none");
});

test("a wish that no page ever made is not one", async () => {
  localStorage.setItem("cenote-pace", "breakneck");
  expect((await import("./pace.svelte")).pace.chosen).toBe("normal");
});
