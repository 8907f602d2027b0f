// How much time everybody has left: what the server last said, counted on by this browser's own clock.
import { createContext } from "svelte";
import type { TableStore } from "./state/table.svelte";

/** What is left to a seat, and whether that becomes less. */
export interface Left {
  seconds: number;
  runs: boolean;
  mine: boolean;
  short: boolean;
}

const HOUR = 3600;
const MINUTE = 60;
const TICK_MS = 200;

export class Clocks {
  #now = $state(performance.now());

  constructor(private readonly store: () => TableStore) {}

  /** Nothing where there is no clock, and for bots. */
  of(seat: number): Left | null {
    const { table, times } = this.store();
    const info = table?.seats[seat];
    const left = times.left[seat];
    if (left == null || !info || info.kind === "bot" || info.bot) return null;
    const runs = this.#runs(seat);
    const seconds = runs ? Math.max(0, left - Math.max(0, this.#now - times.at) / 1000) : left;
    return { seconds, runs, mine: info.yours, short: runs && info.yours && seconds < this.#short };
  }

  /** Whether any of them is counted on now. */
  get tick(): boolean {
    return this.store().times.left.some((left, seat) => left != null && this.#runs(seat));
  }

  /** Count on, as long as somebody looks. */
  run(): () => void {
    const timer = setInterval(() => (this.#now = performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }

  /** The whole time for a turn or for the game, in seconds. */
  get whole(): number {
    const clock = this.store().table?.clock;
    if (!clock) return 0;
    return clock.time * { move: 1, game: MINUTE, days: 24 * HOUR }[clock.kind];
  }

  get #short(): number {
    return this.store().table?.clock?.kind === "days" ? HOUR : Math.min(MINUTE, this.whole / 4);
  }

  #runs(seat: number): boolean {
    const { running, times } = this.store();
    return running && times.actors.includes(seat);
  }
}

export const [getClocks, setClocks] = createContext<Clocks>();
