import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import early from "../../../fixtures/basic-acting-early.json";
import SpaceTarget from "./board/SpaceTarget.svelte";
import { LESSON } from "./lesson";

const SIGHT = { view: early.view, outlook: null, seat: 2, mine: true, offers: [] } as never;
const nothing = (): void => undefined;

/** What a step points at on a board with one hex. */
async function pointed(step: string, space: string, selected: boolean): Promise<string[]> {
  const props = {
    space,
    selected,
    hex: undefined,
    lying: [],
    lit: false,
    current: false,
    label: () => "",
    invitation: () => "",
    onpress: nothing,
    onkey: nothing,
    onfocused: nothing,
    onblurred: nothing,
    onhovered: nothing,
  };
  const hex = mount(SpaceTarget, { target: document.body, props });
  const selectors = LESSON.find(({ name }) => name === step)?.at?.(SIGHT) ?? [];
  const found = selectors.filter((selector) => document.querySelector(selector));
  await unmount(hex);
  return found;
}

test("a hex that is chosen already is not pointed at: a press would leave it", async () => {
  expect(await pointed("enter", "a5", false)).toHaveLength(1);
  expect(await pointed("enter", "a5", true)).toEqual([]);
});
