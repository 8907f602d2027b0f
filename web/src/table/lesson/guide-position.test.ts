import { expect, test } from "vitest";
import { hidden, placeFor, spotsIn, type Room } from "./guide-position";

const WIDE: Room = { left: 28, right: 1314, top: 60, bottom: 758, seam: 851, floor: 758 };
const SIZE = { width: 360, height: 220 };
const spots = spotsIn(WIDE, SIZE);

test("every place lies in the room", () => {
  for (const { left, top } of spots) {
    expect(left).toBeGreaterThanOrEqual(WIDE.left);
    expect(left + SIZE.width).toBeLessThanOrEqual(WIDE.right);
    expect(top).toBeGreaterThanOrEqual(WIDE.top);
    expect(top + SIZE.height).toBeLessThanOrEqual(WIDE.bottom);
  }
});

test("the coach stays where it is as long as it hides nothing", () => {
  expect(placeFor(spots, 2, null)).toBe(2);
  expect(placeFor(spots, 2, { left: 30, top: 600, width: 100, height: 100 })).toBe(2);
});

test("it steps out of the way of what it talks about", () => {
  const target = { left: 1000, top: 600, width: 200, height: 60 };
  const stands = placeFor(spots, 0, target);
  expect(hidden(spots[0]!, target)).toBeGreaterThan(0);
  expect(hidden(spots[stands]!, target)).toBe(0);
});

test("where nothing is free it hides as little as it can", () => {
  const phone = spotsIn(
    { left: 8, right: 382, top: 52, bottom: 600, seam: 382, floor: 836 },
    { width: 374, height: 200 },
  );
  const everything = { left: 0, top: 0, width: 390, height: 700 };
  const stands = placeFor(phone, 0, everything);
  expect(Math.min(...phone.map((spot) => hidden(spot, everything)))).toBe(hidden(phone[stands]!, everything));
});

test("it leaves free what else must be seen, but never at the price of what it talks about", () => {
  const stands = placeFor(spots, 0, null, [spots[0]!]);
  expect(hidden(spots[stands]!, spots[0]!)).toBe(0);
  const everywhere = spots.filter((_, at) => at !== 3);
  expect(placeFor(spots, 0, { left: 700, top: 700, width: 60, height: 40 }, everywhere)).not.toBe(3);
});
