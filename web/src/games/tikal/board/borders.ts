// The stones around a hex, side by side with what lies beyond.
import type { SpaceView } from "../types";
import { neighbours } from "./geometry";

interface Border {
  space: string;
  /** Counted on both hexes where another lies beyond, else on this one alone. */
  stones: number;
  /** Whether a hex lies beyond. */
  joined: boolean;
}

/** The sides of a hex as plain text: what is the same text need not be put into words again. */
export interface Sides {
  /** Towards other hexes, with the stones of both: "a4 2, b4 0". */
  joined: string;
  /** Towards empty spaces, where there are stones at all. */
  open: string;
}

export function sides(lying: readonly SpaceView[], space: string, stones: readonly number[]): Sides {
  const all = borders(lying, space, stones);
  const listed = (some: Border[]) => some.map((side) => `${side.space} ${side.stones}`).join(", ");
  const open = all.filter((side) => !side.joined && side.stones > 0);
  return { joined: listed(all.filter((side) => side.joined)), open: listed(open) };
}

/** Every side of a hex with these stones that has a space beyond it, clockwise from the top. */
function borders(lying: readonly SpaceView[], space: string, stones: readonly number[]): Border[] {
  return neighbours(space).flatMap((beyond, side) => {
    if (!beyond) return [];
    const other = lying.find((hex) => hex.space === beyond);
    const theirs = other?.stones[(side + 3) % 6] ?? 0;
    return [{ space: beyond, stones: (stones[side] ?? 0) + theirs, joined: other !== undefined }];
  });
}
