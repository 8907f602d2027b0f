import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { learn, speak } from "../../../lib/words.svelte";
import type { Fact, Lead } from "../types";
import { pictureOf } from "./picture";

// Svelte asks for reduced motion as soon as it is imported.
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
const { default: Fork } = await import("./Fork.test.svelte");

const ISLAND = { code: "I99", name: "Fork", rows: ["~~~~", "W...", "~~~~", "23.."] };
const FACTS: Fact[] = [
  { fact: "route-opened", seat: 0, route: "XXX", reaches: true },
  { fact: "went", seat: 0, cell: "c2", steps: 1 },
];
const CHOICES = new Map<string, readonly Lead[]>([
  ["d2", [{ cell: "a4", coins: 2, steps: 5, pays: 2, walk: ["c2", "d2", "a4"] }]],
  ["d4", [{ cell: "b4", coins: 3, steps: 4, pays: 1, walk: ["c2", "d4", "b4"] }]],
]);
const onchoose = vi.fn();

let page: Record<string, unknown>;

beforeEach(async () => {
  await learn("jackal");
  await speak("en");
  onchoose.mockClear();
  const picture = pictureOf(FACTS, () => "a2");
  page = mount(Fork, { target: document.body, props: { island: ISLAND, picture, choices: CHOICES, onchoose } });
  flushSync();
});

afterEach(() => unmount(page));

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test("at a fork each way says to which chest it leads, in how many steps, and what that pays", () => {
  expect(texts('[data-testid^="way-"]')).toEqual([
    "d2: to the 2-coin chest on a4, 5 steps, 2 coins now",
    "d4: to the 3-coin chest on b4, 4 steps, 1 coin now",
  ]);
});

test("a way that is pressed is chosen", () => {
  document.querySelector<HTMLElement>('[data-testid="way-d4"]')!.click();
  expect(onchoose.mock.calls).toEqual([["d4"]]);
});

test("at a fork the cells show the steps and what they pay", () => {
  expect([texts("text.steps"), texts("text.pays")]).toEqual([
    ["5", "4"],
    ["+2", "+1"],
  ]);
});

test("at a fork the cells say where they lead, and only those", () => {
  const said = ["c2", "d2", "d4"].map((cell) =>
    document.querySelector(`[data-cell="${cell}"]`)?.getAttribute("aria-label"),
  );
  expect(said).toEqual([
    "c2: empty",
    "d2: empty; to the 2-coin chest on a4, 5 steps, 2 coins now",
    "d4: empty; to the 3-coin chest on b4, 4 steps, 1 coin now",
  ]);
});
