// A frame entry by entry: what happened, and how the table looked after it.
import { changed, type Json } from "../../lib/view-diff";
import type { Frame, Values } from "../../lib/types";

/** A frame and the view that it leads to. */
export interface Shown extends Frame {
  view: Json;
}

export interface Moment {
  facts: Values[];
  view: Json;
}

/** Every entry of a frame that follows this view; a full frame knows only how the table looks after all of them. */
export function momentsOf(frame: Frame, before: Json): Moment[] {
  let view = frame.view ?? before;
  return frame.events.map(({ facts, changes }) => {
    if (changes) view = changed(view, changes);
    return { facts, view };
  });
}

/** Whose doing it is that facts tell of, where it is somebody's. */
export function seatIn(facts: readonly Values[]): number | null {
  const found = facts.map(({ seat }) => seat).find((seat) => typeof seat === "number");
  return found ?? null;
}
