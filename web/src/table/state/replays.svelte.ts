// Replays: opened at a moment and closed again; and what a player missed while away.
import type { History } from "../../lib/types";
import { Replay, type Narrator } from "./replay.svelte";

/** The frame of a number, or the moment that a link means. */
export type ReplayStart = { frame: number } | { link: number };

export class Replays {
  /** The open replay, which the table shows instead of now. */
  replay = $state.raw<Replay | null>(null);
  /** The frame up to which somebody who comes back has seen what happened, until they know the rest. */
  away = $state<number | null>(null);
  /** Whether the coach's review of a finished game is read beside it. */
  reviewing = $state(false);
  /** How the game words its past; without it there is no replay. */
  narrator = $state.raw<Narrator | null>(null);

  constructor(private readonly ask: () => Promise<History>) {}

  /** Look back at a moment; without one, at how the table was after my last turn. */
  async open(from?: ReplayStart): Promise<Replay | null> {
    const { narrator } = this;
    if (!narrator) return null;
    const replay = this.replay ?? new Replay(await this.ask(), narrator);
    // Two may have asked at the same time.
    this.replay ??= replay;
    this.away = null;
    this.replay.go(momentOf(this.replay, from));
    return this.replay;
  }

  /** Show what could have been played. */
  imagine(line: History): void {
    if (!this.narrator) return;
    this.leave();
    this.replay = new Replay(line, this.narrator, true);
    this.replay.play();
  }

  /** Back to now. */
  leave(): void {
    this.replay?.pause();
    this.replay = null;
  }
}

function momentOf(replay: Replay, from?: ReplayStart): number {
  if (!from) return replay.since;
  return "frame" in from ? from.frame : replay.linked(from.link);
}
