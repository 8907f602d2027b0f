// What happened at a table, in sentences.

/** What happened in one entry of the record; `seat` is -1 where it was nobody's doing. */
export interface Told {
  seat: number;
  text: string;
}

/** What happened in one turn, or between two. */
export interface ToldTurn {
  key: string;
  seat: number;
  lines: { key: string; text: string }[];
}
