import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ignoreDoubleClicks } from "./double-click";

let bar: HTMLElement;
let pressed: string[];
let stop: () => void;

function button(name: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.addEventListener("click", () => pressed.push(name));
  bar.append(made);
  return made;
}

function press(where: HTMLElement, at: number, x = 10, detail = 1): void {
  const event = new MouseEvent("click", { bubbles: true, clientX: x, clientY: 5, detail });
  vi.spyOn(event, "timeStamp", "get").mockReturnValue(at);
  where.dispatchEvent(event);
}

function watch(repeating = false): void {
  stop = ignoreDoubleClicks(bar, repeating).destroy;
}

beforeEach(() => {
  bar = document.createElement("section");
  pressed = [];
});

afterEach(() => stop());

test("of a double click the first press counts, also when another button has slipped under the pointer", () => {
  watch();
  const [end, undo] = [button("end"), button("undo")];
  press(end, 1_000);
  press(undo, 1_150);
  press(undo, 1_300);
  expect(pressed).toEqual(["end"]);
  press(undo, 1_401);
  expect(pressed).toEqual(["end", "undo"]);
});

test("presses elsewhere, later or by keyboard are no double click", () => {
  watch();
  const undo = button("undo");
  press(undo, 1_000);
  press(undo, 1_100, 40);
  press(undo, 1_200, 40, 0);
  press(undo, 1_600, 40);
  expect(pressed).toHaveLength(4);
});

test("a press elsewhere in between ends it", () => {
  document.body.append(bar);
  watch();
  const undo = button("undo");
  press(undo, 1_000);
  press(document.body, 1_100);
  press(undo, 1_200);
  expect(pressed).toEqual(["undo", "undo"]);
});

test("where repeating is meant, the same button may be pressed as fast as one likes", () => {
  watch(true);
  const [enter, place] = [button("enter"), button("place")];
  press(place, 1_000);
  press(enter, 1_100);
  press(enter, 1_500);
  press(enter, 1_600);
  expect(pressed).toEqual(["place", "enter", "enter"]);
});
