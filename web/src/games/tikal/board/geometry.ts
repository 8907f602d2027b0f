// Where things are: flat-top hexagons in eight columns, odd columns half a hex lower (T1.1).
export interface Point {
  x: number;
  y: number;
}

/** From the centre of a drawn hex to its corners; every other measure of the board is in these units. */
export const RADIUS = 100;
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

// The lattice is a little wider than the hexes, so that a seam of table shows between them.
const PITCH = 102;
const STEP_X = 1.5 * PITCH;
const STEP_Y = Math.sqrt(3) * PITCH;
export const MARGIN = 18;

const COLUMNS = 8;
const ROWS = 5;

export const SPACES: readonly string[] = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
  spaceAt(Math.floor(index / ROWS), index % ROWS),
);

/** The same row by row, as a table of the board is read. */
export const ROWS_OF_SPACES: readonly (readonly string[])[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: COLUMNS }, (_, column) => spaceAt(column, row)),
);

function spaceAt(column: number, row: number): string {
  return "abcdefgh".charAt(column) + String(row + 1);
}

function columnOf(space: string): number {
  return space.charCodeAt(0) - 97;
}

function rowOf(space: string): number {
  return Number(space.slice(1)) - 1;
}

export function centre(space: string): Point {
  const column = columnOf(space);
  return { x: column * STEP_X, y: (rowOf(space) + (column % 2) / 2) * STEP_Y };
}

/** The corners of a hex around a centre, clockwise from the right. */
export function corners(radius = RADIUS, at: Point = { x: 0, y: 0 }): Point[] {
  return [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function points(list: Point[]): string {
  return list.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

export const HEXAGON = points(corners());

export function shift({ x, y }: Point): string {
  return `translate(${round(x)} ${round(y)})`;
}

export interface Area extends Point {
  width: number;
  height: number;
}

export const BOUNDS: Area = {
  x: -RADIUS - MARGIN,
  y: -APOTHEM - MARGIN,
  width: (COLUMNS - 1) * STEP_X + 2 * (RADIUS + MARGIN),
  height: (ROWS - 0.5) * STEP_Y + 2 * (APOTHEM + MARGIN),
};

/** Everything that lies and the spaces beside it: where the game is played now. */
export function surroundings(lying: readonly string[]): Area {
  const middles = lying.flatMap((space) => [space, ...neighbours(space).filter((one) => one !== null)]).map(centre);
  const [across, down] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [x, y] = [Math.min(...across) - RADIUS - MARGIN, Math.min(...down) - APOTHEM - MARGIN];
  return { x, y, width: Math.max(...across) + RADIUS + MARGIN - x, height: Math.max(...down) + APOTHEM + MARGIN - y };
}

// Clockwise from the top, as stones are counted; columns and rows from a hex in an even column, and from one in an odd.
const EVEN = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;
const ODD = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** The spaces around one, clockwise from the top; nothing beyond the edge of the board. */
export function neighbours(space: string): (string | null)[] {
  const [column, row] = [columnOf(space), rowOf(space)];
  return (column % 2 ? ODD : EVEN).map(([across, down]) => existing(spaceAt(column + across, row + down)));
}

function existing(space: string): string | null {
  return SPACES.includes(space) ? space : null;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The space that an arrow key leads to, or nothing at the edge and for any other key. */
export function neighbourByKey(space: string, key: string): string | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  return existing(spaceAt(columnOf(space) + arrow[0], rowOf(space) + arrow[1]));
}
