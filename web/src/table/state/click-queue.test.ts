import { expect, test } from "vitest";
import { ClickQueue } from "./click-queue.svelte";

test("gestures that are not understood wait in their order, and so does everything after them", () => {
  let fresh = false;
  let known = false;
  const done: string[] = [];
  const gestures = new ClickQueue(() => fresh);
  gestures.take(() => Boolean(done.push("at once")));
  gestures.take((sure) => (known || sure) && Boolean(done.push("member")));
  gestures.take(() => Boolean(done.push("space")));
  expect([done, gestures.waiting]).toEqual([["at once"], 2]);
  gestures.retry();
  expect(gestures.waiting).toBe(2);
  known = fresh = true;
  gestures.retry();
  expect([done, gestures.waiting]).toEqual([["at once", "member", "space"], 0]);
});

test("what nobody understands although everything is known means nothing", () => {
  const gestures = new ClickQueue(() => true);
  gestures.take(() => false);
  expect([gestures.waiting, gestures.drop()]).toEqual([0, 0]);
});
