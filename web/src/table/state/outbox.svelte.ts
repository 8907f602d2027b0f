// What was sent and is awaited: a move on its way, and then the frame that shows what it led to.
import type { Frame } from "../../lib/types";
import type { Answer } from "./socket";

export type Move = { type: "play"; at: number; actions: string[] } | { type: "undo"; at: number };

export class Outbox {
  /** A move is on its way. */
  sending = $state(false);
  /** How many entries what was sent makes. */
  entries = 0;
  /** What was sent ends the turn: clicks after it mean nothing. */
  finishing = false;
  /** What was sent takes something back. */
  takingBack = false;
  /** The number of the frame that will show what was sent and accepted. */
  #expected = $state(-1);
  /** The seat that sent it. */
  #seat: number | null = null;

  constructor(private readonly ask: (move: Move) => Promise<Answer | null>) {}

  /** A move is on its way, or what it led to. */
  get moving(): boolean {
    return this.sending || this.#expected >= 0;
  }

  async send(move: Move, entries: number, seat: number | null): Promise<Answer | null> {
    this.sending = true;
    this.entries = entries;
    this.#seat = seat;
    this.takingBack = move.type === "undo";
    const answer = await this.ask(move);
    this.sending = false;
    if (answer?.type === "accepted") this.#expected = answer.number;
    return answer;
  }

  /** Whether a frame shows what was sent; the next player's at a shared screen does, and has numbers of its own. */
  hasArrived({ number, seat }: Pick<Frame, "number" | "seat">): boolean {
    return this.#expected >= 0 && (number >= this.#expected || seat !== this.#seat);
  }

  /** What was sent has been played. */
  settle(): void {
    this.#expected = -1;
    this.finishing = false;
  }
}
