// Where the coach stands: at a place that leaves free what it talks about.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const NEAR = 14;

/** Where a coach may stand: on either side of the seam between the board and what is beside it, above the turn bar,
 * or down at the floor, which lies lower where a narrow screen must be shared. */
export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
  seam: number;
  floor: number;
}

/** The places for a box of this size, the favourite first: beside the board at the bottom, where the log is. */
export function spotsIn({ left, right, top, bottom, seam, floor }: Room, size: Pick<Box, "width" | "height">): Box[] {
  const upTo = (edge: number, length: number, start: number) => Math.max(start, edge - length);
  const low = upTo(bottom, size.height, top);
  const spots: [number, number][] = [
    [upTo(right, size.width, left), low],
    [upTo(right, size.width, left), upTo(floor, size.height, top)],
    [upTo(seam, size.width, left), top],
    [upTo(seam, size.width, left), low],
    [left, top],
    [left, low],
  ];
  return spots.map(([x, y]) => ({ left: x, top: y, ...size }));
}

/** How much of a target a box would hide, with a little room around it. */
export function hidden(box: Box, target: Box): number {
  const across = overlap(box.left, box.width, target.left - NEAR, target.width + 2 * NEAR);
  return across * overlap(box.top, box.height, target.top - NEAR, target.height + 2 * NEAR);
}

function overlap(one: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, Math.min(one + length, other + otherLength) - Math.max(one, other));
}

/** How much worse it is to hide the target than anything else. */
const TARGET = 100;

/** The place to stand at: where it stands already, unless that hides something and another place hides less. */
export function placeFor(spots: readonly Box[], now: number, target: Box | null, others: readonly Box[] = []): number {
  const costs = spots.map((spot) => {
    const beside = others.reduce((sum, other) => sum + hidden(spot, other), 0);
    return beside + (target ? TARGET * hidden(spot, target) : 0);
  });
  const best = costs.indexOf(Math.min(...costs));
  return costs[best]! < (costs[now] ?? Infinity) ? best : now;
}
