// What a step points at: found on the screen, and brought into sight.
import type { Box } from "./place";

/** The first of these that is on the screen and has a size. */
export function firstShown(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(isShown);
    if (found) return found;
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

export function sameBox(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other;
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;
}

/** Scroll what lies outside its panel into sight; the board is drawn and moves by its own camera. */
export function bring(element: Element): void {
  if (element instanceof HTMLElement) element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Where the coach may stand: over the board, clear of the turn bar; on a narrow screen all below the header. */
export function roomNow(): Box {
  const narrow = isNarrow();
  const bar = document.querySelector('[data-testid="turn-bar"]')?.getBoundingClientRect().top ?? innerHeight;
  if (narrow) return { left: 8, top: 52, width: innerWidth - 16, height: innerHeight - 60 };
  return { left: 28, top: 60, width: innerWidth * 0.64 - 28, height: bar - 72 };
}

export function isNarrow(): boolean {
  return innerWidth <= 900 && innerHeight > innerWidth;
}
