// What needs the consent of the table, as this player sees it: the question that is open, and what can be asked for.
import { createContext } from "svelte";
import { api } from "../../lib/api";
import { toasts } from "../../lib/toasts.svelte";
import type { VoteInfo, SeatInfo } from "../../lib/types";
import type { TableStore } from "./table.svelte";

/** What somebody has to do with a question: it is theirs, it is about them, they are to answer, or none of these. */
export type Part = "asks" | "about" | "asked" | "watches";

export class Vote {
  busy = $state(false);
  /** The question whose time was over before anything else was heard of it. */
  late = $state(-1);

  constructor(private readonly store: TableStore) {}

  /** What somebody has asked last, open or settled. */
  get last(): VoteInfo | null {
    return this.store.table?.question ?? null;
  }

  get open(): VoteInfo | null {
    const { last } = this;
    return last && !last.outcome && last.number !== this.late ? last : null;
  }

  get part(): Part {
    const { open } = this;
    if (!open) return "watches";
    if (this.#mine([open.seat])) return "asks";
    if (this.#mine([open.about])) return "about";
    return this.#mine(open.waiting) ? "asked" : "watches";
  }

  /** A bot plays for this player, who may be back. */
  get kept(): boolean {
    return this.store.running && this.#seats.some((info) => info.yours && isKept(info));
  }

  /** Whether a player who is away at the end comes last. */
  get rated(): boolean {
    return this.store.table?.rated ?? false;
  }

  get canTakeBack(): boolean {
    const { store } = this;
    return this.#free && store.connected && !store.replay && !store.playback.busy && (store.frame?.askable ?? false);
  }

  /** Nobody else plays here but bots: whatever needs consent has it. */
  get alone(): boolean {
    return !this.#seats.some((info) => !info.yours && plays(info));
  }

  /** Whether others who play could agree that a bot keeps this player's seat. */
  get canGo(): boolean {
    return this.#free && !this.alone;
  }

  /** The seat that the table waits for in vain, if this player may ask for a bot there once it has waited for long. */
  get missing(): number | null {
    if (!this.#free) return null;
    const seat = this.store.frame?.actors.find((at) => isGone(this.#seats[at]));
    return seat ?? null;
  }

  takeBack(): Promise<void> {
    return this.#ask("take-back", this.store.seat ?? 0);
  }

  /** Ask for a bot in this seat, one's own if none is named. */
  keep(seat = this.store.seat ?? 0): Promise<void> {
    return this.#ask("keep", seat);
  }

  answer(agree: boolean): Promise<void> {
    const number = this.open?.number ?? 0;
    return this.#do(() => api.answer(this.store.id, number, agree));
  }

  comeBack(): Promise<void> {
    return this.#do(() => api.comeBack(this.store.id));
  }

  get #seats(): SeatInfo[] {
    return this.store.table?.seats ?? [];
  }

  /** Whether this player may ask anything. */
  get #free(): boolean {
    return this.store.running && this.store.seat !== null && !this.kept && !this.open;
  }

  #mine(seats: readonly number[]): boolean {
    return seats.some((seat) => this.#seats[seat]?.yours);
  }

  #ask(kind: VoteInfo["kind"], seat: number): Promise<void> {
    return this.#do(() => api.askTable(this.store.id, kind, seat, this.store.frame?.number ?? 0));
  }

  async #do(request: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await request();
    } catch (trouble) {
      toasts.fail(trouble);
    } finally {
      this.busy = false;
    }
  }
}

/** Whether a bot keeps a person's seat. */
export function isKept({ kind, bot }: SeatInfo): boolean {
  return kind === "person" && bot !== "" && bot !== undefined;
}

function plays(info: SeatInfo): boolean {
  return info.kind === "person" && !isKept(info);
}

function isGone(info: SeatInfo | undefined): boolean {
  return info !== undefined && plays(info) && !info.here && !info.yours;
}

export const [getVote, setVote] = createContext<Vote>();
