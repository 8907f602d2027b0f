// Looks for what a step points at, and for a place to stand that leaves it free.
import { placeFor, spotsIn, type Box } from "./guide-position";
import { boxesOf, boxOf, bring, firstShown, roomNow, sameBox } from "./target";

export class Pointer {
  /** Where on the screen that is. */
  target = $state.raw<Box | null>(null);
  /** Where the coach stands. */
  stand = $state.raw<Box>({ left: 0, top: 0, width: 0, height: 0 });
  /** What was looked for, and what of it was found. */
  looked = $state.raw<{ selectors: readonly string[]; found: string }>({ selectors: [], found: "" });
  #element: Element | null = null;
  #spot = 0;

  /** Look again: the first of these that is on the screen, and the place for a coach of this size that leaves the rest free. */
  look(selectors: readonly string[], size: Pick<Box, "width" | "height">, free: readonly string[] = []): void {
    const found = firstShown(selectors);
    if (found && found.element !== this.#element) bring(found.element);
    this.#element = found?.element ?? null;
    this.#note(selectors, found?.selector ?? "");
    const box = found && boxOf(found.element);
    if (!sameBox(box, this.target)) this.target = box;
    this.#step(box, size, boxesOf(free));
  }

  #note(selectors: readonly string[], found: string): void {
    if (this.looked.selectors !== selectors || this.looked.found !== found) this.looked = { selectors, found };
  }

  #step(box: Box | null, size: Pick<Box, "width" | "height">, free: readonly Box[]): void {
    const spots = spotsIn(roomNow(), size);
    this.#spot = placeFor(spots, this.#spot, box, free);
    const stand = spots[this.#spot]!;
    if (!sameBox(stand, this.stand)) this.stand = stand;
  }
}
