// The line of a walk over the board.
import { centre, RADIUS, round, type Point } from "./geometry";

// Below the middle of the hexes, where it covers no value and no masks.
const LOW = 30;
const BEND = 96;
const CLEAR = 30;

function footing(space: string): Point {
  const { x, y } = centre(space);
  return { x, y: y + LOW };
}

/** A step up or down a column bends to the side, around the value of the lower hex. */
function bendBetween(from: Point, to: Point): Point {
  const inColumn = Math.abs(to.x - from.x) < RADIUS;
  const side = from.x > to.x ? 1 : -1;
  return { x: (from.x + to.x) / 2 + (inColumn ? side * BEND : 0), y: (from.y + to.y) / 2 };
}

function stepTo(from: Point, to: Point): string {
  const control = bendBetween(from, to);
  return `Q${round(control.x)} ${round(control.y)} ${round(to.x)} ${round(to.y)}`;
}

/** The edge of a token, on the way to the next foothold. */
function leaving(token: Point, next: Point): Point {
  const towards = bendBetween(token, next);
  const part = CLEAR / Math.hypot(towards.x - token.x, towards.y - token.y);
  return { x: token.x + (towards.x - token.x) * part, y: token.y + (towards.y - token.y) * part };
}

/** The line through these spaces; it begins beside the token that would walk, where that is known. */
export function trail(spaces: string[], start: Point | null): string {
  const feet = spaces.map(footing);
  const [origin, next] = feet;
  if (!origin || !next) return "";
  const first = start ? leaving(start, next) : origin;
  feet[0] = first;
  return (
    `M${round(first.x)} ${round(first.y)}` +
    feet
      .slice(1)
      .map((foot, index) => stepTo(feet[index] ?? first, foot))
      .join("")
  );
}
