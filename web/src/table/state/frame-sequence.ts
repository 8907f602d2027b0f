// Frames in their order: the next one is shown, a gap or a full frame begins anew.
import type { Json } from "../../lib/view-diff";
import type { Frame } from "../../lib/types";
import { momentsOf, type Moment, type Shown } from "./moments";

interface Receiver {
  /** The frame after the last one, entry by entry. */
  next(frame: Shown, moments: Moment[]): void;
  /** A full frame: what came before is over. */
  replace(frame: Shown): void;
  /** A frame is missing. */
  resync(): void;
}

export class FrameSequence {
  /** The number of the newest frame. */
  last = -1;
  /** The view of the newest frame, while earlier ones are still being shown. */
  #newest: Json = null;
  #resyncing = false;

  constructor(private readonly receiver: Receiver) {}

  /** Take the next frame for the player at `seat`. */
  receive(frame: Frame, seat: number | null): void {
    const after = this.#isHandedOver(frame, seat) ? this.last : frame.after;
    if (after === -1) return this.#replace(frame);
    if (frame.number <= this.last) return;
    if (after !== this.last) return this.resync();
    this.last = frame.number;
    const moments = momentsOf(frame, this.#newest);
    this.#newest = moments.at(-1)?.view ?? this.#newest;
    this.receiver.next({ ...frame, view: this.#newest }, moments);
  }

  /** Ask for everything anew, once. */
  resync(): void {
    if (this.#resyncing) return;
    this.#resyncing = true;
    this.receiver.resync();
  }

  /** The line broke: an answer will not come. */
  disconnected(): void {
    this.#resyncing = false;
  }

  /** At a shared screen the next player's first frame is a full one; what happened before it is shown all the same. */
  #isHandedOver(frame: Frame, seat: number | null): boolean {
    const follows = frame.events.length > 0 && frame.number - frame.events.length === this.last;
    return follows && frame.after === -1 && frame.seat !== seat;
  }

  #replace(frame: Frame): void {
    this.#resyncing = false;
    this.last = frame.number;
    this.#newest = frame.view ?? null;
    this.receiver.replace({ ...frame, view: this.#newest });
  }
}
