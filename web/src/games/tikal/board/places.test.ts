import { describe, expect, it } from "vitest";
import { depth } from "./foliage";
import { hitArea } from "./hits";
import { MASKS, places, VALUE, type Piece, type Placed } from "./places";

const worker = (seat: number, count = 1): Piece => ({ seat, member: "worker", count });
const leader = (seat: number): Piece => ({ seat, member: "leader", count: 1 });

// The inner edge of the stones, the figures of a temple's value, and the lower of four masks.
const STONES = 68;
const FIGURE = { half: 25, foot: -20 };
const MASK = { x: 19, y: -5, r: 16 };

/** Every crowd that four seats can make on one hex. */
const CROWDS = Array.from({ length: 255 }, (_, index) => index + 1).map((bits) =>
  [0, 1, 2, 3].flatMap((seat) => [
    ...(bits & (1 << (2 * seat)) ? [worker(seat)] : []),
    ...(bits & (2 << (2 * seat)) ? [leader(seat)] : []),
  ]),
);

function overlapping(tokens: Placed[]): boolean {
  return tokens.some((one, index) =>
    tokens.slice(index + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r - 0.01),
  );
}

describe("tokens on a hex", () => {
  it("never cover each other, the stones or the value, whoever stands there", () => {
    for (const crowd of CROWDS) {
      const tokens = places(crowd, 4, VALUE);
      expect(overlapping(tokens)).toBe(false);
      for (const token of tokens) {
        expect(depth(token) + token.r).toBeLessThanOrEqual(STONES);
        const beside = Math.abs(token.x) - token.r >= FIGURE.half;
        expect(beside || token.y - token.r > FIGURE.foot).toBe(true);
      }
    }
  });

  it("never cover the masks either", () => {
    for (const crowd of CROWDS) {
      const tokens = places(crowd, 4, MASKS);
      expect(overlapping(tokens)).toBe(false);
      for (const { x, y, r } of tokens) {
        expect(Math.hypot(Math.abs(x) - MASK.x, y - MASK.y)).toBeGreaterThan(r + MASK.r);
      }
    }
  });

  it("shrink only in a crowd", () => {
    const alone = places([worker(2)], 4)[0]?.r ?? 0;
    const all = places(CROWDS.at(-1) ?? [], 4)[0]?.r ?? 0;
    expect(places([worker(0), worker(1), worker(2), worker(3)], 4)[0]?.r).toBeGreaterThan(all);
    expect(all).toBeLessThan(alone);
    expect(all).toBeGreaterThan(12);
  });

  it("stay on their seat's side", () => {
    expect(places([worker(0)], 2)[0]?.x).toBeLessThan(0);
    expect(places([worker(1)], 2)[0]?.x).toBeGreaterThan(0);
    expect(places([worker(1)], 3)[0]?.x).toBeCloseTo(0);
  });
});

describe("the area that takes a token's taps", () => {
  const pair = places([worker(0, 3), leader(0)], 4);
  const [first, second] = pair as [Placed, Placed];

  it("stays on its hex and leaves the upper half to the hex", () => {
    for (const point of hitArea(first, [second], 200)) {
      expect(depth(point)).toBeLessThanOrEqual(86.7);
      expect(point.y).toBeGreaterThanOrEqual(Math.min(-14.1, first.y - first.r - 0.1));
    }
  });

  it("ends halfway to the seat's other token", () => {
    for (const point of hitArea(first, [second], 200)) {
      const [near, far] = [first, second].map(({ x, y }) => Math.hypot(point.x - x, point.y - y));
      expect(near).toBeLessThanOrEqual((far ?? 0) + 0.1);
    }
  });
});
