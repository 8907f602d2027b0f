// The invisible area around a token that takes its taps: big enough for a thumb, never outside the hex,
// never over the upper half, which belongs to the hex itself.
import { corners, type Point } from "./geometry";
import type { Placed } from "./places";

const UPPER_HALF = -14;

/** What is left of a shape on the side of the line through `at` to which `towards` points. */
function cut(shape: Point[], at: Point, towards: Point): Point[] {
  const inside = ({ x, y }: Point): number => (x - at.x) * towards.x + (y - at.y) * towards.y;
  return shape.flatMap((point, index) => {
    const before = shape.at(index - 1) ?? point;
    const [a, b] = [inside(before), inside(point)];
    const included = b >= 0 ? [point] : [];
    if (a >= 0 === b >= 0) return included;
    const part = a / (a - b);
    return [{ x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part }, ...included];
  });
}

function circle({ x, y }: Point, r: number): Point[] {
  return Array.from({ length: 20 }, (_, index) => {
    const angle = (index * Math.PI) / 10;
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
  });
}

function cutToHex(shape: Point[]): Point[] {
  const hex = corners();
  return hex.reduce((left, corner, index) => {
    const next = hex[(index + 1) % 6] ?? corner;
    return cut(left, corner, { x: corner.y - next.y, y: next.x - corner.x });
  }, shape);
}

/** The area for one of a seat's tokens on a hex; `reach` is how far it may go from the token, in board units. */
export function hitArea(token: Placed, others: Placed[], reach: number): Point[] {
  const top = Math.min(UPPER_HALF, token.y - token.r);
  const lower = cut(cutToHex(circle(token, Math.max(reach, token.r * 1.15))), { x: 0, y: top }, { x: 0, y: 1 });
  return others.reduce((left, other) => {
    const middle = { x: (token.x + other.x) / 2, y: (token.y + other.y) / 2 };
    return cut(left, middle, { x: token.x - other.x, y: token.y - other.y });
  }, lower);
}
