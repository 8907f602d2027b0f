// The faces of the hexes, as printed.
import tikal from "../../../../../src/cenote/games/tikal/data/tikal.json";

export interface Face {
  kind: string;
  value: number;
  stones: number[];
}

interface Printed {
  type: string;
  value: number;
  stones: number[];
}

function faceOf({ type, value, stones }: Printed): Face {
  return { kind: type, value, stones };
}

// Hexes printed on the board are called by the space that they lie on.
function printedName([column = 0, row = 0]: number[]): string {
  return "abcdefgh".charAt(column) + String(row + 1);
}

const FACES = new Map<string, Face>([
  ...tikal.terrain.map((hexagon): [string, Face] => [hexagon.id, faceOf(hexagon)]),
  ...tikal.board.printed.map((hexagon): [string, Face] => [printedName(hexagon.space), faceOf(hexagon)]),
]);

export function face(hexagon: string): Face {
  return FACES.get(hexagon) ?? { kind: "jungle", value: 0, stones: [0, 0, 0, 0, 0, 0] };
}

/** Stones by side, clockwise from the top, after so many clockwise turns of the hex. */
export function turned(stones: number[], turns: number): number[] {
  return stones.map((_, side) => stones[(((side - turns) % 6) + 6) % 6] ?? 0);
}
