// How far a learner has come in each game's lesson; this browser remembers the newest of each.
import { getItem, setItem } from "../../lib/local-storage";

interface Progress {
  /** The table. */
  id: string;
  at: number;
  /** The learner plays on without guidance. */
  left: boolean;
}

function newest(game: string): Progress | null {
  try {
    return JSON.parse(getItem(`lesson-${game}`) ?? "null") as Progress | null;
  } catch {
    return null;
  }
}

/** How far the lesson at a table has come; at its beginning if this browser knows nothing of it. */
export function progressAt(game: string, id: string): Progress {
  const known = newest(game);
  return known?.id === id ? known : { id, at: 0, left: false };
}

export function keepProgress(game: string, progress: Progress): void {
  setItem(`lesson-${game}`, JSON.stringify(progress));
}

/** Whether a lesson at this table waits to be gone on with. */
export function isGoingOn(game: string, id: string): boolean {
  const known = newest(game);
  return known?.id === id && !known.left;
}

/** Whether this is the first table of a game that this browser sees, and nobody at it has begun the lesson. */
export function isNewcomer(game: string, id: string): boolean {
  const first = getItem(`first-${game}`) ?? id;
  setItem(`first-${game}`, first);
  return first === id && newest(game) === null;
}
