import { describe, expect, it } from "vitest";
import { fitted, isWhole, moved, zoomed } from "./camera";
import { BOUNDS, centre, surroundings } from "./geometry";

const WIDE = { width: 800, height: 640 };
const NARROW = { width: 390, height: 500 };

describe.each([WIDE, NARROW])("a window of %o", (size) => {
  it("shows the whole board when fitted, in the middle", () => {
    const { x, y, scale } = fitted(size);
    const [left, top] = [x + BOUNDS.x * scale, y + BOUNDS.y * scale];
    expect(left).toBeGreaterThanOrEqual(-0.001);
    expect(top).toBeGreaterThanOrEqual(-0.001);
    expect(left * 2 + BOUNDS.width * scale).toBeCloseTo(size.width);
    expect(top * 2 + BOUNDS.height * scale).toBeCloseTo(size.height);
  });

  it("never loses the board, however far it is dragged", () => {
    const near = zoomed(fitted(size), size, 2, { x: 100, y: 100 });
    const { x, y, scale } = moved(near, size, { x: 9000, y: -9000 });
    expect(x + BOUNDS.x * scale).toBeLessThanOrEqual(size.width / 2);
    expect(y + (BOUNDS.y + BOUNDS.height) * scale).toBeGreaterThanOrEqual(size.height / 2);
  });

  it("never shows less than it could, nor comes nearer without end", () => {
    expect(isWhole(zoomed(fitted(size), size, 0.1, { x: 0, y: 0 }), size)).toBe(true);
    const nearest = zoomed(fitted(size), size, 1000, { x: 0, y: 0 });
    expect(zoomed(nearest, size, 2, { x: 0, y: 0 }).scale).toBeCloseTo(nearest.scale);
  });
});

describe("zooming", () => {
  it("keeps what is under the pointer under the pointer", () => {
    const before = zoomed(fitted(WIDE), WIDE, 2, { x: 400, y: 320 });
    const at = { x: 300, y: 250 };
    const after = zoomed(before, WIDE, 1.2, at);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
    expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
  });

  it("cannot pan a board that is wholly seen", () => {
    expect(moved(fitted(WIDE), WIDE, { x: 50, y: -50 })).toEqual(fitted(WIDE));
  });
});

describe("a small window", () => {
  const PRINTED = surroundings(["a4", "a5", "b4", "b5"]);
  const PHONE = { width: 378, height: 330 };

  it("shows the land that matters, larger than the whole board", () => {
    const { x, y, scale } = fitted(PHONE, PRINTED);
    expect(scale).toBeGreaterThan(fitted(PHONE).scale * 1.4);
    for (const space of ["a3", "a5", "b3", "b5", "c4", "c5"]) {
      const seen = { x: x + centre(space).x * scale, y: y + centre(space).y * scale };
      expect(seen.x).toBeGreaterThan(0);
      expect(seen.x).toBeLessThan(PHONE.width);
      expect(seen.y).toBeGreaterThan(0);
      expect(seen.y).toBeLessThan(PHONE.height);
    }
  });

  it("is the whole board where that is large enough", () => {
    expect(fitted(WIDE, PRINTED)).toEqual(fitted(WIDE));
  });
});

// The zoom button: 40 pixels, 6 from the upper right corner.
const BUTTON = 46;

it.each([
  [348, 250],
  [348, 268],
  [348, 300],
  [378, 440],
  [492, 270],
  [800, 640],
  [870, 740],
  [300, 300],
])("in a window of %i by %i the zoom button lies on no hex of the whole board", (width, height) => {
  const { x, y, scale } = fitted({ width, height });
  const { x: right, y: top } = centre("h1");
  const beside = x + (right + 100) * scale <= width - BUTTON + 0.5;
  const below = y + (top - 87) * scale >= BUTTON - 0.5;
  expect(beside || below).toBe(true);
  expect(x + BOUNDS.x * scale).toBeGreaterThanOrEqual(-0.5);
  expect(y + (BOUNDS.y + BOUNDS.height) * scale).toBeLessThanOrEqual(height + 0.5);
});
