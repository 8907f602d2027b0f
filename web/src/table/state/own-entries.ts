// The entries of this seat that were played elsewhere, as in another window: the plan follows them.
import type { Frame } from "../../lib/types";
import type { Plan } from "./plan.svelte";

export class OwnEntries {
  /** How many entries of this seat the plan follows. */
  followed = 0;
  /** The actions that came after them. */
  #fresh: string[] = [];

  /** The plan begins after this frame. */
  begin({ played = 0 }: Pick<Frame, "played">): void {
    this.followed = played;
    this.#fresh = [];
  }

  /** Note what a frame shows of this seat's entries. */
  note({ played, events }: Pick<Frame, "played" | "events">): void {
    if (played !== this.followed) this.#fresh.push(...events.flatMap(({ action }) => action ?? []));
  }

  /** Move the plan behind what was played up to this frame; returns whether it began with that, or was empty. */
  follow(plan: Plan, frame: Pick<Frame, "played">): boolean {
    const complete = (frame.played ?? 0) - this.followed === this.#fresh.length;
    const fits = complete && plan.dropPlayed(this.#fresh);
    this.begin(frame);
    return fits || plan.all.length === 0;
  }
}
