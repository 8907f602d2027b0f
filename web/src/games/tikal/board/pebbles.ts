// Stones as paths: all stones of a hex in one, so that a full board stays light.
import { round, type Point } from "./geometry";

const PITCH = 21.5;
const OUT = -76;

// Each a starting point and then the points of curves, around the middle of the stone.
const PEBBLE = [
  [-8.6, 1.5],
  [-9.2, -4.5],
  [-5, -7.2],
  [0, -7],
  [5.2, -7],
  [9, -4.4],
  [8.6, 1],
  [8.3, 5.6],
  [4.5, 7],
  [0, 7],
  [-5, 7.2],
  [-8.2, 5.4],
  [-8.6, 1.5],
] as const;
const LIGHT = [
  [-5.5, -1.5],
  [-4.5, -4.3],
  [-1.5, -4.9],
  [2, -4.6],
] as const;

function turned({ x, y }: Point, side: number): string {
  const angle = (side * Math.PI) / 3;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return `${round(x * cos - y * sin)} ${round(x * sin + y * cos)}`;
}

function drawn(shape: readonly (readonly [number, number])[], across: number, side: number): string {
  const [start, ...curve] = shape.map(([x, y]) => turned({ x: x + across, y: y + OUT }, side));
  return `M${start}C${curve.join(" ")}`;
}

function around(stones: readonly number[], shape: readonly (readonly [number, number])[]): string {
  return stones
    .flatMap((count, side) =>
      Array.from({ length: count }, (_, index) => drawn(shape, (index - (count - 1) / 2) * PITCH, side)),
    )
    .join("");
}

export interface Pebbles {
  stones: string;
  lights: string;
}

const known = new Map<string, Pebbles>();

/** The stones on the sides of a hex, clockwise from the top. */
export function pebbles(stones: readonly number[]): Pebbles {
  const key = stones.join();
  const made = known.get(key) ?? { stones: around(stones, PEBBLE), lights: around(stones, LIGHT) };
  known.set(key, made);
  return made;
}
