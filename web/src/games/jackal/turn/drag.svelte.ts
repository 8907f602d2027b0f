// A card that follows the pointer, be it a mouse, a pen or a finger: into the row, along it, or back to the hand.
import type { Card } from "../types";

/** A card that can be dragged: where it comes from, and its place there. */
export interface Held {
  card: Card;
  from: "hand" | "row";
  at: number;
}

/** Pixels that a press may tremble before it is a drag. */
const TREMBLE = 6;

export class Drag {
  /** The card under way. */
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
  /** Between which cards of the row it would lie; null anywhere else. */
  place = $state<number | null>(null);
  /** Where the row and the hand are. */
  row: HTMLElement | null = null;
  hand: HTMLElement | null = null;

  constructor(private readonly drop: (held: Held, place: number | null) => void) {}

  /** A pointer went down on a card. */
  press(event: PointerEvent, held: Held): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX: x, clientY: y } = event;
    const listening = new AbortController();
    const listen = { signal: listening.signal };
    const end = (dropped: boolean): void => {
      listening.abort();
      if (this.held) this.#end(dropped);
    };
    addEventListener(
      "pointermove",
      (moved) => (this.held || Math.hypot(moved.clientX - x, moved.clientY - y) > TREMBLE) && this.#move(moved, held),
      listen,
    );
    addEventListener("pointerup", () => end(true), listen);
    addEventListener("pointercancel", () => end(false), listen);
    addEventListener("keydown", ({ key }) => key === "Escape" && end(false), listen);
  }

  #move(event: PointerEvent, held: Held): void {
    this.held = held;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.place = this.row && isIn(this.row, event) ? placeIn(this.row, event) : null;
  }

  #end(dropped: boolean): void {
    const { held, place } = this;
    this.held = null;
    this.place = null;
    swallowClick();
    if (dropped && held && (place !== null || this.#isOverHand())) this.drop(held, place);
  }

  #isOverHand(): boolean {
    return this.hand !== null && isIn(this.hand, { clientX: this.x, clientY: this.y });
  }
}

type Spot = Pick<PointerEvent, "clientX" | "clientY">;

/** A little around it counts too. */
const AROUND = 14;

function isIn(node: HTMLElement, { clientX: x, clientY: y }: Spot): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return x > left - AROUND && x < right + AROUND && y > top - AROUND && y < bottom + AROUND;
}

/** How many cards of the row lie before this spot: in lines above it, or further left. */
function placeIn(row: HTMLElement, { clientX: x, clientY: y }: Spot): number {
  const boxes = [...row.querySelectorAll("[data-card]")].map((card) => card.getBoundingClientRect());
  return boxes.filter(({ left, width, top, bottom }) => bottom < y || (top < y && left + width / 2 < x)).length;
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
