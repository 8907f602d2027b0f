// What a step points at: found on the screen, and brought into sight.
import type { Box, Room } from "./guide-position";

export interface Target {
  selector: string;
  element: Element;
}

/** The first of these that is on the screen and has a size. */
export function firstShown(selectors: readonly string[]): Target | null {
  for (const selector of selectors) {
    const element = [...document.querySelectorAll(selector)].find(isShown);
    if (element) return { selector, element };
  }
  return null;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Everything that is on the screen of these. */
export function boxesOf(selectors: readonly string[]): Box[] {
  return selectors.flatMap((selector) => [...document.querySelectorAll(selector)].filter(isShown).map(boxOf));
}

export function sameBox(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other;
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;
}

/** Scroll what lies outside its panel into sight; the board is drawn and moves by its own camera. */
export function bring(element: Element): void {
  if (element instanceof HTMLElement) element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export function roomNow(): Room {
  const bar = document.querySelector('[data-testid="turn-bar"]')?.getBoundingClientRect().top ?? innerHeight;
  const [right, bottom] = [innerWidth - 16, bar - 12];
  if (!isNarrow()) return { left: 28, right, top: 60, bottom, seam: innerWidth * 0.64, floor: bottom };
  return { left: 8, right: innerWidth - 8, top: 52, bottom: bar - 6, seam: innerWidth - 8, floor: innerHeight - 8 };
}

function isNarrow(): boolean {
  return innerWidth <= 900 && innerHeight > innerWidth;
}
