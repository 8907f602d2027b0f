// Hexes for pictures: what is printed comes from the game's own data, the rest is said here.
import { face, turned } from "../board/faces";
import type { SpaceView } from "../types";

const SEATS = 3;

interface Standing extends Partial<SpaceView> {
  /** Workers of each seat. */
  workers?: number[];
}

/** A hex as it lies on a space, with whoever stands there. */
export function hex(space: string, hexagon: string, turns = 0, standing: Standing = {}): SpaceView {
  const { kind, value, stones } = face(hexagon);
  const nobody = Array<number>(SEATS).fill(0);
  const [camp, guard, holder] = [-1, -1, -1];
  const bare = { camp, guard, holder, leaders: [], strength: nobody, workers: nobody, worked: 0 };
  const printed = { value: kind === "temple" ? value : 0, wafers: kind === "treasure" ? value : 0 };
  return { space, hexagon, kind, turns, stones: turned(stones, turns), ...bare, ...printed, ...standing };
}
