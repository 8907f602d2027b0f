// Where tokens stand on a hex: each seat has its own part of an arc around the lower half, inside the stones.
import type { SpaceView, View } from "../types";
import { depth } from "./foliage";
import { centre, type Point } from "./geometry";
import type { Member } from "./types";

export interface Piece {
  seat: number;
  member: Member;
  count: number;
}

export interface Placed extends Piece, Point {
  r: number;
}

// Stones lie further out than this; a token's whole circle stays inside.
const STONE_LINE = 67.5;
const SMALLEST = 12;
const RADII = [21, 19.5, 18, 16.5, 15.5, 14.8, 14.2, 13.6, 13, SMALLEST];
const AIR = 1.04;
/** How far a square's or a triangle's corners stick out of the circle. */
const CORNERS = 1.1;

interface Disc extends Point {
  r: number;
}

// What tokens must leave free, mirrored left and right: a temple's value, or up to four masks.
export const VALUE: Disc[] = [{ x: 14, y: -36, r: 19 }];
export const MASKS: Disc[] = [
  { x: 19, y: -5, r: 18 },
  { x: 19, y: -42, r: 18 },
];

// How far a crowd may go on up the sides from the corners, beside the value or the masks.
const UPWARDS = 24;

/** The tokens of a hex, seat by seat: its workers, then its leader. */
function piecesOn(space: SpaceView): Piece[] {
  return space.workers.flatMap((count, seat): Piece[] => {
    const workers: Piece[] = count > 0 ? [{ seat, member: "worker", count }] : [];
    return space.leaders.includes(seat) ? [...workers, { seat, member: "leader", count: 1 }] : workers;
  });
}

/** A point on a hexagon around the centre, so far along it from the middle of the lower side. */
function along(distance: number, apothem: number): Point {
  const side = (apothem * 2) / Math.sqrt(3);
  const far = Math.abs(distance);
  const sign = Math.sign(distance);
  if (far <= side / 2) return { x: distance, y: apothem };
  const up = far - side / 2;
  const x = up <= side ? (side + up) / 2 : side - (up - side) / 2;
  return { x: sign * x, y: apothem - (up * Math.sqrt(3)) / 2 };
}

/** How far out the middle of a token may be. */
function inner(r: number): number {
  return STONE_LINE - r * CORNERS;
}

/** The nearest spot on the arc, in that direction, that leaves room for two tokens side by side. */
function beside(spot: number, direction: 1 | -1, r: number): number {
  const apothem = inner(r);
  const here = along(spot, apothem);
  for (let next = spot + direction * 2 * r; ; next += direction / 2) {
    const there = along(next, apothem);
    if (Math.hypot(there.x - here.x, there.y - here.y) >= 2 * r * AIR) return next;
  }
}

/** Each as near to where it wants to be as its neighbours let it, none beyond the end of the arc on the right. */
function spread(wanted: number[], r: number): number[] {
  const spots: number[] = [];
  for (const want of wanted) spots.push(Math.max(want, spots.length > 0 ? beside(spots.at(-1) ?? 0, 1, r) : -reach(r)));
  let most = reach(r);
  for (let index = spots.length - 1; index >= 0; index--) {
    const spot = Math.min(spots[index] ?? 0, most);
    spots[index] = spot;
    most = beside(spot, -1, r);
  }
  return spots;
}

function lowerHalf(r: number): number {
  return inner(r) * Math.sqrt(3);
}

function reach(r: number): number {
  return lowerHalf(r) + UPWARDS;
}

function wantedSpot({ seat }: Piece, rank: number, seats: number, r: number): number {
  return ((2 * seat + 1) / seats - 1) * lowerHalf(r) * 0.9 + rank * 2 * r * AIR;
}

/** -0.5 and 0.5 for a seat's pair of tokens, 0 for one that is alone. */
function rankInPair(pieces: Piece[], piece: Piece): number {
  const paired = pieces.filter(({ seat }) => seat === piece.seat).length > 1;
  if (!paired) return 0;
  return piece.member === "worker" ? -0.5 : 0.5;
}

function laidOut(pieces: Piece[], seats: number, r: number): Placed[] {
  const spots = spread(
    pieces.map((piece) => wantedSpot(piece, rankInPair(pieces, piece), seats, r)),
    r,
  );
  return pieces.map((piece, index) => ({ ...piece, ...along(spots[index] ?? 0, inner(r)), r }));
}

function covers({ x, y, r }: Placed, disc: Disc): boolean {
  return Math.hypot(Math.abs(x) - disc.x, y - disc.y) < r + disc.r;
}

/** Whether neighbours keep apart and nobody covers what the face shows. */
function clear(placed: Placed[], face: Disc[]): boolean {
  return placed.every((token, index) => {
    const next = placed[index + 1];
    const apart = !next || Math.hypot(next.x - token.x, next.y - token.y) >= 2 * token.r;
    return apart && depth(token) <= inner(token.r) + 0.1 && !face.some((disc) => covers(token, disc));
  });
}

/** The tokens in their places, as large as the crowd allows. */
export function places(pieces: Piece[], seats: number, face: Disc[] = VALUE): Placed[] {
  const r = RADII.find((size) => clear(laidOut(pieces, seats, size), face)) ?? SMALLEST;
  return laidOut(pieces, seats, r);
}

/** The tokens of a hex in their places. */
export function tokensOn(space: SpaceView, seats: number): Placed[] {
  const masked = space.kind === "treasure" && space.camp < 0;
  return places(piecesOn(space), seats, masked ? MASKS : VALUE);
}

/** Where on the board a token stands, or would stand were it alone on that hex. */
export function standing(view: View, space: string, seat: number, member: Member): Point {
  const seats = view.seats.length;
  const lying = view.spaces.find((one) => one.space === space);
  const there = lying ? tokensOn(lying, seats) : [];
  const token = there.find((one) => one.seat === seat && one.member === member);
  const at = token ?? places([{ seat, member, count: 1 }], seats)[0] ?? { x: 0, y: 0 };
  const middle = centre(space);
  return { x: middle.x + at.x, y: middle.y + at.y };
}
