import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import early from "../../../../fixtures/basic-acting-early.json";
import { learn, speak } from "../../../lib/words.svelte";
import { seated } from "../../../table/state/testing";

// Svelte asks for reduced motion as soon as it is imported.
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
const { default: Players } = await import("./Players.test.svelte");

const [first, ...others] = early.view.seats;
const rich = { ...first, treasures: [1, 1, 2, 0, 1, 0, 3, 0], treasure_points: 19 };

test("what the position is worth is read with its number", async () => {
  await learn("tikal");
  await speak("en");
  const props = { store: seated().store, view: { ...early.view, seats: [{ ...first, worth: 2 }, ...others] } as never };
  const page = mount(Players, { target: document.body, props });
  flushSync();
  const points = document.querySelector('[data-testid="player-0"] .points')!;
  for (const drawn of points.querySelectorAll("[aria-hidden]")) drawn.remove();
  expect(points.textContent).toContain("worth 2 now");
  await unmount(page);
});

test("what treasures are worth comes before the coins, however many there are", async () => {
  await learn("tikal");
  await speak("en");
  const props = { store: seated().store, view: { ...early.view, seats: [rich, ...others] } as never };
  const page = mount(Players, { target: document.body, props });
  flushSync();
  const shown = document.querySelectorAll('[data-testid="player-0"] .treasures > *');
  expect([shown[0]?.textContent, shown.length]).toEqual(["19 =", 6]);
  await unmount(page);
});
