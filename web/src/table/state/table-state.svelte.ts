// What a table shows to this player: now, in a replay, or as planned.
import type { Frame, Offer, Table, Values } from "../../lib/types";
import type { Json } from "../../lib/view-diff";
import type { LogEntry, TableLog } from "./log.svelte";
import { seatIn, type Shown } from "./moments";
import type { Outbox } from "./outbox.svelte";
import type { Plan } from "./plan.svelte";
import type { Playback } from "./playback.svelte";
import type { Replay } from "./replay.svelte";
import type { Replays } from "./replays.svelte";
import { asksTheSame } from "./same-question";
import type { CloseReason } from "./socket";
import { PLAIN, type GameHooks, type Problem, type Times } from "./types";
import type { Vote } from "./vote.svelte";

export abstract class TableState {
  table = $state.raw<Table | null>(null);
  frame = $state.raw<Shown | null>(null);
  /** The number of the frame since which the same is asked of this seat. */
  asked = $state(-1);
  /** Seconds left to everybody when a frame came, whose clocks ran then, and when that was here. */
  times = $state.raw<Times>({ left: [], actors: [], at: 0 });
  connected = $state(false);
  closeReason = $state<CloseReason | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** How many clicks were let go because what came before them did not work. */
  dropped = $state(0);
  /** What was left to tell is passed over, without notices. */
  skipping = $state(false);
  hooks: GameHooks = PLAIN;

  abstract readonly plan: Plan;
  abstract readonly playback: Playback;
  abstract readonly replays: Replays;
  abstract readonly vote: Vote;
  protected abstract readonly gameLog: TableLog;
  protected abstract readonly outbox: Outbox;
  /** The frame whose entries are being shown. */
  protected playing = $state.raw<Shown | null>(null);

  get log(): LogEntry[] {
    return this.gameLog.entries;
  }

  /** What happened up to what is shown. */
  get shownLog(): LogEntry[] {
    return this.replay?.tale ?? this.log;
  }

  /** The replay that is shown instead of now. */
  get replay(): Replay | null {
    return this.replays.replay;
  }

  get seat(): number | null {
    return this.frame?.seat ?? null;
  }

  get running(): boolean {
    return this.table?.status === "running" && this.frame?.result == null;
  }

  /** How the game ended, as far as is shown. */
  get result(): Frame["result"] {
    return this.replay ? null : (this.frame?.result ?? null);
  }

  /** Who acts in what is shown: in the past, or, during playback, the seat of the entry that is shown. */
  get actors(): number[] {
    return this.replay?.moment.actors ?? this.acting;
  }

  private get acting(): number[] {
    if (this.table?.status === "abandoned") return [];
    const playing = this.playing;
    if (!playing) return this.frame?.actors ?? [];
    const seat = seatIn(this.playback.now);
    return seat === null ? playing.actors : [seat];
  }

  /** Whether this player is to act now, whatever is looked at. */
  get due(): boolean {
    if (!this.running || this.seat === null || this.vote.kept) return false;
    return this.stillAsked || this.acting.includes(this.seat);
  }

  /** Whether this seat is asked the same before and after the choice of another player that is being shown. */
  protected get stillAsked(): boolean {
    return this.playing !== null && asksTheSame(this.frame, this.playing);
  }

  get myTurn(): boolean {
    return this.due && !this.replay;
  }

  /** What may be done next is not known yet; it will be as soon as an answer comes. */
  get unsure(): boolean {
    return this.plan.busy || this.moving || (this.playback.busy && this.myTurn && !this.stillAsked);
  }

  /** A move is on its way. */
  get sending(): boolean {
    return this.outbox.sending;
  }

  /** A move is on its way, or what it led to. */
  get moving(): boolean {
    return this.outbox.moving;
  }

  /** Whether several players share this screen. */
  get shared(): boolean {
    return (this.table?.seats.filter((seat) => seat.yours).length ?? 0) > 1;
  }

  /** The facts that are being shown: in the past, or as they come. */
  get now(): Values[] {
    return this.replay ? this.replay.now : this.playback.now;
  }

  /** The table before what is being shown. */
  get before(): Json {
    return this.replay ? this.replay.before : this.playback.before;
  }

  /** What lies on the table without the plan. */
  get base(): Json {
    return this.replay ? this.replay.moment.view : (this.frame?.view ?? null);
  }

  /** What lies on the table: as it was, as planned, as playback shows it, or as it is. */
  get view(): Json {
    if (this.replay) return this.asItWas(this.replay);
    const { pending, seen } = this.plan;
    const shown = seen?.view ?? this.playback.view ?? this.frame?.view ?? null;
    return pending.length > 0 && shown !== null ? this.hooks.imagine(shown, pending) : shown;
  }

  /** A moment of the past, or what it could have become. */
  private asItWas({ moment, instead }: Replay): Json {
    return instead ? this.hooks.imagine(moment.view, instead.steps, instead.seat) : moment.view;
  }

  /** What may be done next. */
  get offers(): Offer[] {
    if (this.replay || this.moving || !this.connected || this.plan.stale) return [];
    if (this.plan.seen) return this.plan.seen.offers;
    return this.playback.busy && !this.stillAsked ? [] : (this.frame?.offers ?? []);
  }

  /** What may be done once the frame in playback has been shown. */
  get nextOffers(): Offer[] {
    return this.playing?.offers ?? [];
  }

  /** What the view means to this player, in games that say so. */
  get outlook(): Json {
    if (this.replay) return null;
    return (this.plan.seen ? this.plan.seen.outlook : this.frame?.outlook) ?? null;
  }

  get canUndo(): boolean {
    if (this.replay) return false;
    return this.plan.steps.length > 0 || (this.running && !this.playback.busy && (this.frame?.undoable ?? 0) > 0);
  }
}
