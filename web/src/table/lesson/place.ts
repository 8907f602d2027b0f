// Where the coach stands: in a corner that leaves free what it talks about.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const NEAR = 14;

/** The corners of a room for a box of this size, the favourite first. */
export function corners(room: Box, { width, height }: Pick<Box, "width" | "height">): Box[] {
  const right = Math.max(room.left, room.left + room.width - width);
  const bottom = Math.max(room.top, room.top + room.height - height);
  const spots: [number, number][] = [
    [right, bottom],
    [right, room.top],
    [room.left, room.top],
    [room.left, bottom],
  ];
  return spots.map(([left, top]) => ({ left, top, width, height }));
}

/** How much of a target a box would hide, with a little room around it. */
export function hidden(box: Box, target: Box): number {
  const across = overlap(box.left, box.width, target.left - NEAR, target.width + 2 * NEAR);
  return across * overlap(box.top, box.height, target.top - NEAR, target.height + 2 * NEAR);
}

function overlap(one: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, Math.min(one + length, other + otherLength) - Math.max(one, other));
}

/** The place to stand at: where it stands already, unless that hides the target and another place hides less. */
export function placeFor(spots: readonly Box[], now: number, target: Box | null): number {
  if (!target) return now;
  const costs = spots.map((spot) => hidden(spot, target));
  const best = costs.indexOf(Math.min(...costs));
  return costs[best]! < (costs[now] ?? Infinity) ? best : now;
}
