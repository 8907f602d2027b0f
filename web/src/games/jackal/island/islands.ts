// Island cards: what is drawn on each cell, and where a cell lies.
import printed from "../../../../../src/cenote/games/jackal/data/jackal.json";
import { words } from "../../../lib/words.svelte";

export interface IslandCard {
  code: string;
  name: string;
  rows: string[];
}

export interface Cell {
  name: string;
  letter: string;
  column: number;
  row: number;
}

interface Components {
  islands: { id: string; name?: string; name_ru?: string; rows: string[] }[];
}

/** What the islands that come with the game are called in the data file; people read them in their own language. */
const PRINTED = new Map(printed.islands.map(({ id, name_ru }) => [id, name_ru]));

const SEA = "~";
/** How many cells a row has where the server numbers them, whatever the island's width. */
const ROW = 9;
const COLUMNS = "abcdefghi";

/** The islands of a table; it may have been opened with a component file of its own. */
export function islandsOf(components: string): IslandCard[] {
  const { islands } = components ? (JSON.parse(components) as Components) : printed;
  return islands.map(({ id, rows, ...named }: Components["islands"][number]) => {
    return { code: id, name: named.name_ru ?? named.name ?? id, rows };
  });
}

/** What an island is called: one of the printed set in the reader's language, any other by its own name. */
export function islandWords(code: string, name: string): string {
  return PRINTED.get(code) === name ? words(`jackal-island-${code}`) : name;
}

/** The land, cell by cell. */
export function landOf({ rows }: IslandCard): Cell[] {
  return rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, column) =>
      letter === SEA ? [] : [{ name: nameAt(column, row), letter, column, row }],
    ),
  );
}

/** Where a row of cards begins: on the white flag, or on the black one if that card lies first. */
export function flagOf(island: IslandCard | undefined, cards: readonly string[]): string {
  const flag = cards[0] === "F" ? "B" : "W";
  return (island && landOf(island).find(({ letter }) => letter === flag)?.name) ?? "";
}

function nameAt(column: number, row: number): string {
  return `${COLUMNS[column]}${row + 1}`;
}

/** The name of a cell that the server gave by its number. */
export function cellName(number: number): string {
  return nameAt(number % ROW, Math.floor(number / ROW));
}

/** The number by which the server knows a cell. */
export function cellNumber(name: string): number {
  const { column, row } = placeOf(name);
  return row * ROW + column;
}

export function placeOf(name: string): { column: number; row: number } {
  return { column: COLUMNS.indexOf(name[0]!), row: Number(name.slice(1)) - 1 };
}

/** The coins of a chest, buried or not; 0 for anything else. */
export function coinsOn(letter: string): number {
  return Math.max("1234".indexOf(letter), "abcd".indexOf(letter)) + 1;
}
