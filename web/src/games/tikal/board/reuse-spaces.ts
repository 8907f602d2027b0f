// Keeping what has not changed.
import type { SpaceView } from "../types";

/** The new hexes, those that look as before being the old objects: what is the same object is not drawn again. */
export function reuseSpaces(before: readonly SpaceView[], after: readonly SpaceView[]): SpaceView[] {
  const known = new Map(before.map((hex) => [hex.space, hex]));
  return after.map((hex) => {
    const old = known.get(hex.space);
    return old && JSON.stringify(old) === JSON.stringify(hex) ? old : hex;
  });
}
