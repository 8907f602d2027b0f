// Leaves, palms and specks, scattered by chance that is the same for the same name.
import { APOTHEM, round, type Point } from "./geometry";

type Chance = () => number;

const EDGE = 84;

function chance(name: string): Chance {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How far a point is from the centre, measured as hexagons around it. */
export function depth({ x, y }: Point): number {
  const slanted = (Math.abs(x) * Math.sqrt(3)) / 2 + Math.abs(y) / 2;
  return Math.max(Math.abs(y), slanted);
}

function somewhere(next: Chance, from: number, to: number): Point {
  for (;;) {
    const point = { x: (next() * 2 - 1) * 100, y: (next() * 2 - 1) * APOTHEM };
    const far = depth(point);
    if (far >= from && far <= to) return point;
  }
}

function leaf({ x, y }: Point, angle: number, length: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [bx, by] = [-dy * 0.36, dx * 0.36];
  const ends = `${round(dx)} ${round(dy)}`;
  return (
    `M${round(x)} ${round(y)}q${round(dx / 2 + bx)} ${round(dy / 2 + by)} ${ends}` +
    `q${round(-dx / 2 - bx)} ${round(-dy / 2 - by)} ${round(-dx)} ${round(-dy)}z`
  );
}

function palm(next: Chance, at: Point, size: number): string {
  const first = next() * Math.PI;
  const blades = [0, 1, 2, 3, 4, 5, 6];
  return blades.map((blade) => leaf(at, first + (blade * 2 * Math.PI) / 7, size * (0.8 + next() * 0.35))).join("");
}

function speck(next: Chance, { x, y }: Point): string {
  const r = round(1 + next() * 1.8);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

const drawn = new Map<string, string>();

/** The same drawing is asked for with every new position: made once. */
function once(key: string, draw: (next: Chance) => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made = draw(chance(key));
  drawn.set(key, made);
  return made;
}

function many(count: number, one: () => string): string {
  return Array.from({ length: count }, one).join("");
}

/** Leaves between two distances from the centre, as one path. */
export function leaves(name: string, count: number, from = 0, to = 74, size = 15): string {
  return once(`leaves ${name} ${count} ${from} ${to} ${size}`, (next) =>
    many(count, () => leafWithin(next, somewhere(next, from, to), size * (0.7 + next() * 0.6))),
  );
}

/** A leaf that points anywhere but over the edge of its hex. */
function leafWithin(next: Chance, from: Point, length: number): string {
  for (;;) {
    const angle = next() * 2 * Math.PI;
    const tip = { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length };
    if (depth(tip) < EDGE) return leaf(from, angle, length);
  }
}

export function palms(name: string, count: number, from: number, to: number, size: number): string {
  return once(`palms ${name} ${count} ${from} ${to} ${size}`, (next) =>
    many(count, () => palm(next, somewhere(next, from, to), size * (0.85 + next() * 0.3))),
  );
}

export function specks(name: string, count: number): string {
  return once(`specks ${name} ${count}`, (next) => many(count, () => speck(next, somewhere(next, 0, 80))));
}
