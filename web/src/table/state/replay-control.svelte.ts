// What somebody looks back on: opened at a moment, and left again; and what they have missed while they were away.
import type { History } from "../../lib/types";
import { Look, type Teller } from "./replay.svelte";

/** The frame of a number, or the moment that a link means. */
export type Whence = { frame: number } | { link: number };

export class Past {
  /** The past, while somebody looks back: then this is what the table shows. */
  look = $state.raw<Look | null>(null);
  /** The frame up to which somebody who comes back has seen what happened, until they know the rest. */
  away = $state<number | null>(null);
  /** Whether the coach's review of a finished game is read beside it. */
  reviewing = $state(false);
  /** How the game tells of what is past; without one there is no looking back. */
  teller = $state.raw<Teller | null>(null);

  constructor(private readonly ask: () => Promise<History>) {}

  /** Look back at a moment; without one, at how the table was after my last turn. */
  async open(whence?: Whence): Promise<Look | null> {
    const { teller } = this;
    if (!teller) return null;
    const look = this.look ?? new Look(await this.ask(), teller);
    // Two may have asked at the same time.
    this.look ??= look;
    this.away = null;
    this.look.go(momentOf(this.look, whence));
    return this.look;
  }

  /** Show what could have been played. */
  imagine(line: History): void {
    if (!this.teller) return;
    this.leave();
    this.look = new Look(line, this.teller, true);
    this.look.play();
  }

  /** Back to now. */
  leave(): void {
    this.look?.pause();
    this.look = null;
  }
}

function momentOf(look: Look, whence?: Whence): number {
  if (!whence) return look.since;
  return "frame" in whence ? whence.frame : look.linked(whence.link);
}
