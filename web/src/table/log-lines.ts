// What happened at a table, in sentences.

/** What happened in one entry of the record; `seat` is -1 where it was nobody's doing. */
export interface Sentence {
  seat: number;
  text: string;
}

export interface LogLine {
  key: string;
  text: string;
  /** The same with cards drawn where the text names them: what stands before and after them. */
  cards?: { before: string; letters: string; after: string };
  /** How often it happened in a row; mostly once. */
  times?: number;
  /** The places on the board that it speaks of. */
  places?: string[];
  /** The frame that it led to. */
  number?: number | undefined;
}

/** What happened in one turn, or between two. */
export interface LogTurn {
  key: string;
  seat: number;
  /** Whose turn it was; without it the lines say so themselves. */
  title?: string;
  lines: LogLine[];
}
