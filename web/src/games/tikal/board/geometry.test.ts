import { describe, expect, it } from "vitest";
import { BOUNDS, centre, corners, neighbourByKey, neighbours, RADIUS, SPACES } from "./geometry";

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe("the spaces of the board (T1.1)", () => {
  it("are forty, a1 to h5", () => {
    expect(SPACES).toHaveLength(40);
    expect(SPACES[0]).toBe("a1");
    expect(SPACES.at(-1)).toBe("h5");
  });

  it("lie half a hex higher in even columns", () => {
    const step = centre("a2").y - centre("a1").y;
    expect(centre("b1").y - centre("a1").y).toBeCloseTo(step / 2);
    expect(centre("c1").y).toBeCloseTo(centre("a1").y);
  });

  it("are all equally far from their neighbours", () => {
    const step = distance(centre("a4"), centre("a5"));
    expect(distance(centre("a5"), centre("b4"))).toBeCloseTo(step);
    expect(distance(centre("a5"), centre("b5"))).toBeCloseTo(step);
    expect(distance(centre("b5"), centre("c5"))).toBeCloseTo(step);
  });

  it("lie inside the board with all their corners", () => {
    for (const { x, y } of SPACES.flatMap((space) => corners(RADIUS, centre(space)))) {
      expect(x).toBeGreaterThan(BOUNDS.x);
      expect(x).toBeLessThan(BOUNDS.x + BOUNDS.width);
      expect(y).toBeGreaterThan(BOUNDS.y);
      expect(y).toBeLessThan(BOUNDS.y + BOUNDS.height);
    }
  });
});

describe("the spaces around a space", () => {
  it("are counted clockwise from the top", () => {
    expect(neighbours("c3")).toEqual(["c2", "d2", "d3", "c4", "b3", "b2"]);
    expect(neighbours("b3")).toEqual(["b2", "c3", "c4", "b4", "a4", "a3"]);
  });

  it("end at the edge of the board", () => {
    expect(neighbours("a5")).toEqual(["a4", "b4", "b5", null, null, null]);
  });
});

describe("the arrow keys", () => {
  it("lead along columns and rows", () => {
    expect(neighbourByKey("c3", "ArrowUp")).toBe("c2");
    expect(neighbourByKey("c3", "ArrowDown")).toBe("c4");
    expect(neighbourByKey("c3", "ArrowLeft")).toBe("b3");
    expect(neighbourByKey("c3", "ArrowRight")).toBe("d3");
  });

  it("lead nowhere over the edge, as do other keys", () => {
    expect(neighbourByKey("a1", "ArrowUp")).toBeNull();
    expect(neighbourByKey("a1", "ArrowLeft")).toBeNull();
    expect(neighbourByKey("h5", "ArrowDown")).toBeNull();
    expect(neighbourByKey("h5", "ArrowRight")).toBeNull();
    expect(neighbourByKey("c3", "Enter")).toBeNull();
  });
});
