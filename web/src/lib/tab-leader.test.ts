import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TabLeader } from "./tab-leader";

// Two tabs of one browser share what is kept; here both live in one page.
let hidden = false;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});

afterEach(() => vi.restoreAllMocks());

function open(out: boolean): TabLeader {
  hidden = out;
  return new TabLeader("looked-t1");
}

/** What other tabs hear when something that was kept is gone. */
function tellGone(): void {
  dispatchEvent(new StorageEvent("storage", { key: "cenote-looked-t1", newValue: null }));
}

test("one tab speaks for all: the one that was looked at last", () => {
  const [first, second] = [open(false), open(false)];
  expect([first.mine, second.mine]).toEqual([false, true]);
  const behind = open(true);
  expect([second.mine, behind.mine]).toEqual([true, false]);
  [first, second, behind].forEach((tab) => tab.close());
});

test("when it goes, another one speaks", () => {
  const [first, second] = [open(false), open(false)];
  second.close();
  expect(first.mine).toBe(true);
  tellGone();
  expect(localStorage.getItem("cenote-looked-t1")).not.toBeNull();
  first.close();
  expect(localStorage.getItem("cenote-looked-t1")).toBeNull();
});

test("a tab out of sight speaks where there is no other, and where nothing can be kept", () => {
  expect(open(true).mine).toBe(true);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  localStorage.clear();
  expect(open(false).mine).toBe(true);
});
