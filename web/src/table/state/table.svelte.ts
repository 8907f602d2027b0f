// A table as this browser sees it: frames in, a plan out.
import { TableChat } from "../../chat/chat.svelte";
import { Hints } from "../../coach/hints.svelte";
import { api } from "../../lib/api";
import type { Json } from "../../lib/view-diff";
import type { Denied, Frame, History, Offer, TextView, Reason, Refused, Table, Values } from "../../lib/types";
import { Vote } from "./vote.svelte";
import { ClickQueue, type QueuedClick } from "./click-queue.svelte";
import { keepPlan, keptPlan } from "./stored-plan";
import { TableLog, type LogEntry } from "./log.svelte";
import { momentsOf, seatIn, type Shown } from "./moments";
import type { Replay } from "./replay.svelte";
import { Outbox, type Move } from "./outbox.svelte";
import { asksTheSame } from "./same-question";
import { Replays } from "./replays.svelte";
import { isOfAStep, Plan } from "./plan.svelte";
import { Playback } from "./playback.svelte";
import { Seen } from "./seen";
import { TableSocket, type CloseReason, type Listener } from "./socket";

/** Why a request led to nothing. */
export interface Problem {
  code: string;
  reason: Reason | null;
}

/** What a frame said of the clocks. */
export interface Times {
  left: (number | null)[];
  actors: number[];
  at: number;
}

/** What a game knows of its own table; it holds no rules either, only how things are shown. */
export interface GameHooks {
  /** A view with steps in it that the server has not answered yet, as far as they can be drawn; the viewer's own, or those of a seat. */
  imagine(view: Json, steps: Offer[], seat?: number): Json;
  /** Whether a reason only means that something else comes first. */
  waits(reason: Reason): boolean;
  /** Whether a step ends the turn: taken back, it does not go into the plan again. */
  ends(step: Offer): boolean;
}

const PLAIN: GameHooks = { imagine: (view) => view, waits: () => false, ends: () => false };

type Line = Pick<TableSocket, "ask" | "tell" | "resync" | "hurry" | "close">;

export class TableStore {
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

  readonly plan: Plan;
  readonly playback: Playback;
  readonly replays: Replays;
  readonly chat: TableChat;
  readonly vote = new Vote(this);
  readonly hints = new Hints(this);
  #log: TableLog;
  #socket: Line;
  #last = -1;
  /** The view of the newest frame, while earlier ones are still being told. */
  #newest: Json = null;
  #resyncing = false;
  #outbox = new Outbox((move) => this.#socket.ask(move));
  #seen = new Seen({
    shown: (number) => this.#socket.tell({ type: "seen", number }),
    missed: (number) => (this.replays.away ??= number),
  });
  /** The frame that is being told. */
  #telling = $state.raw<Shown | null>(null);
  /** How many entries of this seat the plan follows, and which came after them. */
  #followed = 0;
  #fresh: string[] = [];
  #clicks = new ClickQueue(() => !this.unsure);

  constructor(
    readonly id: string,
    connect: (listener: Listener) => Line = (listener) => new TableSocket(id, listener),
    history: (id: string) => Promise<History> = api.history,
  ) {
    this.replays = new Replays(() => history(id));
    this.chat = new TableChat({
      ask: (question) => this.#socket.ask(question),
      tell: (heard) => this.#socket.tell(heard),
    });
    this.plan = new Plan({
      ask: (question) => this.#socket.ask(question),
      changed: (steps) => this.#keep(steps),
      waits: (reason) => this.hooks.waits(reason),
      settled: (refused) => this.#planned(refused),
    });
    this.#log = new TableLog((question) => this.#socket.ask(question));
    this.playback = new Playback({
      begin: (frame) => this.#begin(frame),
      tell: (facts, number) => this.#log.note(facts, number),
      show: (frame) => this.#show(frame),
    });
    this.#socket = connect({
      table: (table) => (this.table = table),
      frame: (frame) => this.#received(frame),
      chat: (told) => this.chat.hear(told),
      connected: (yes) => this.#reached(yes),
      gone: (why) => (this.closeReason = why),
    });
  }

  get log(): LogEntry[] {
    return this.#log.entries;
  }

  /** What happened up to what is shown. */
  get shownLog(): LogEntry[] {
    return this.replay?.tale ?? this.log;
  }

  /** What is looked back on, instead of now. */
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

  /** Who acts in what is shown: in the past, or, while a frame is being told, whoever it tells of. */
  get actors(): number[] {
    return this.replay?.moment.actors ?? this.#acting;
  }

  get #acting(): number[] {
    if (this.table?.status === "abandoned") return [];
    const told = this.#telling;
    if (!told) return this.frame?.actors ?? [];
    const seat = seatIn(this.playback.now);
    return seat === null ? told.actors : [seat];
  }

  /** Whether this player is to act now, whatever is looked at. */
  get due(): boolean {
    if (!this.running || this.seat === null || this.vote.kept) return false;
    return this.#stillAsked || this.#acting.includes(this.seat);
  }

  /** Whether this seat is asked the same before and after the choice of another player that is being told. */
  get #stillAsked(): boolean {
    return this.#telling !== null && asksTheSame(this.frame, this.#telling);
  }

  get myTurn(): boolean {
    return this.due && !this.replay;
  }

  /** What may be done next is not known yet; it will be as soon as an answer comes. */
  get unsure(): boolean {
    return this.plan.busy || this.moving || (this.playback.busy && this.myTurn && !this.#stillAsked);
  }

  /** A move is on its way. */
  get sending(): boolean {
    return this.#outbox.sending;
  }

  /** A move is on its way, or what it led to. */
  get moving(): boolean {
    return this.#outbox.moving;
  }

  /** Whether several players share this screen. */
  get shared(): boolean {
    return (this.table?.seats.filter((seat) => seat.yours).length ?? 0) > 1;
  }

  /** What is being told: in the past, or as it comes. */
  get now(): Values[] {
    return this.replay ? this.replay.now : this.playback.now;
  }

  /** The table before what is being told. */
  get before(): Json {
    return this.replay ? this.replay.before : this.playback.before;
  }

  /** What lies on the table without the plan. */
  get base(): Json {
    return this.replay ? this.replay.moment.view : (this.frame?.view ?? null);
  }

  /** What lies on the table: as it was, as planned, as it is being told, or as it is. */
  get view(): Json {
    if (this.replay) return this.#asItWas(this.replay);
    const { pending, seen } = this.plan;
    const shown = seen?.view ?? this.playback.view ?? this.frame?.view ?? null;
    return pending.length > 0 && shown !== null ? this.hooks.imagine(shown, pending) : shown;
  }

  /** A moment of the past, or what it could have become. */
  #asItWas({ moment, instead }: Replay): Json {
    return instead ? this.hooks.imagine(moment.view, instead.steps, instead.seat) : moment.view;
  }

  /** What may be done next. */
  get offers(): Offer[] {
    if (this.replay || this.moving || !this.connected || this.plan.stale) return [];
    if (this.plan.seen) return this.plan.seen.offers;
    return this.playback.busy && !this.#stillAsked ? [] : (this.frame?.offers ?? []);
  }

  /** What may be done once the frame that is being told has been shown. */
  get nextOffers(): Offer[] {
    return this.#telling?.offers ?? [];
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

  /** What happened meanwhile is known, or nobody wants to know. */
  welcome(): void {
    this.replays.away = null;
    this.#seen.reach(this.#last);
  }

  close(): void {
    this.chat.close();
    this.replays.leave();
    this.#seen.close();
    this.playback.clear();
    this.#socket.close();
  }

  async skip(): Promise<void> {
    this.skipping = true;
    await this.playback.skip();
    this.skipping = false;
  }

  /** Carry out what a click means, as soon as it is known: nothing is lost on a slow line. */
  take(gesture: QueuedClick): void {
    if (!this.#outbox.finishing && !this.replay) this.#clicks.take(gesture);
  }

  /** How many clicks wait for an answer. */
  get waiting(): number {
    return this.#clicks.waiting;
  }

  /** Put a step at the end of the plan, once or several times. */
  add(offer: Offer, times = 1): void {
    this.#still(() => {
      this.#calm();
      this.plan.add(offer, times);
    });
  }

  /** Take a step out of the plan, the last if none is named. */
  undoStep(index?: number): void {
    if (this.moving || this.replay) return;
    this.#clicks.drop();
    this.#calm();
    this.plan.remove(index);
  }

  /** Make this the plan. */
  arrange(steps: Offer[]): void {
    if (this.moving) return;
    this.#clicks.drop();
    this.#calm();
    this.plan.fit(steps);
  }

  startOver(): void {
    if (this.moving) return;
    this.#clicks.drop();
    this.#calm();
    this.plan.dropFallen();
    this.plan.fit([]);
  }

  /** Plan a turn while others move. */
  async rehearse(): Promise<void> {
    await this.skip();
    if (this.myTurn) return;
    this.plan.ahead = true;
    this.plan.refit();
  }

  stopRehearsing(): void {
    this.plan.ahead = false;
    this.plan.begin();
  }

  /** Play the whole plan. */
  commit(): void {
    this.#still(() => void this.#play(this.plan.steps));
  }

  /** Play the whole plan and this after it, at once. */
  finish(last: Offer): void {
    this.#still(async () => {
      this.#outbox.finishing = true;
      await this.#play([...this.plan.steps, last]);
      this.#outbox.finishing = this.moving;
    });
  }

  /** Do something as soon as nothing that was sent is still on its way. */
  #still(deed: () => void): void {
    this.take(() => {
      if (this.moving) return false;
      void deed();
      return true;
    });
  }

  async #play(steps: Offer[]): Promise<void> {
    if (this.playback.busy) await this.skip();
    if (!this.frame || this.seat === null || this.moving || !this.myTurn || steps.length === 0) return;
    const actions = steps.map((step) => step.action);
    const entries = steps.reduce((sum, step) => sum + (step.steps ?? 1), 0);
    await this.#move({ type: "play", at: this.frame.number, actions }, entries);
  }

  /** The last step of the plan, or, if there is none, what was played since the last checkpoint: it is a plan again. */
  async undo(): Promise<void> {
    if (this.plan.steps.length > 0) return this.undoStep();
    if (!this.frame || !this.canUndo || this.moving) return;
    await this.#move({ type: "undo", at: this.frame.number }, 1);
  }

  /** What one would think of doing at a place after the planned steps, but which is not allowed. */
  async explain(about: string): Promise<Denied[]> {
    const answer = await this.#socket.ask({ type: "explain", plan: this.plan.actions, about });
    return answer?.type === "explained" ? answer.refusals : [];
  }

  /** The table after the planned steps and the story after a frame, in words; nothing while the line is broken. */
  async read(language: string, since: number): Promise<TextView | null> {
    const answer = await this.#socket.ask({ type: "read", language, actions: this.plan.actions, since });
    return answer?.type === "reading" ? answer : null;
  }

  /** What happened after a frame; without one, since this seat's last turn. */
  async story(since?: number): Promise<Values[][]> {
    const answer = await this.#socket.ask(since === undefined ? { type: "story" } : { type: "story", since });
    return answer?.type === "told" ? answer.facts : [];
  }

  async #move(move: Move, entries: number): Promise<void> {
    this.#calm();
    const answer = await this.#outbox.send(move, entries, this.seat);
    if (answer?.type === "accepted") return this.#played();
    this.#keep(this.plan.all);
    // A step of the plan that does not work falls by itself and says why.
    const falls = answer?.type === "refused" && isOfAStep(answer) && (answer.step ?? 0) < this.plan.steps.length;
    if (answer?.type === "refused" && !falls) this.#troubled(answer);
    this.#follow();
    this.#refit();
  }

  #played(): void {
    this.replays.away = null;
    if (!this.frame || !this.#outbox.hasArrived(this.frame)) return;
    this.#settle(this.frame);
    this.#giveBack(this.frame);
  }

  /** What was sent has been played, as this frame shows. */
  #settle({ played = 0 }: Frame): void {
    this.#outbox.settle();
    this.#followed = played;
    this.#fresh = [];
    this.plan.begin();
  }

  /** What was taken back is a plan again, once the table is shown without it. */
  #giveBack({ undone = [] }: Frame): void {
    if (!this.#outbox.takingBack || this.moving) return;
    this.#outbox.takingBack = false;
    this.plan.begin(undone.filter((step) => !this.hooks.ends(step)));
  }

  #planned(refused: Refused | null): void {
    if (refused && !isOfAStep(refused)) this.#troubled(refused);
    const went = refused !== null && !this.plan.fallen?.waits;
    if (went) this.dropped = this.#clicks.drop();
    else this.#retry();
  }

  /** Clicks that waited are tried once everything that is happening now has happened. */
  #retry(): void {
    void Promise.resolve().then(() => this.#clicks.retry());
  }

  /** Nothing is wrong any more. */
  #calm(): void {
    this.problem = null;
    this.dropped = 0;
  }

  #troubled(refused: Refused): void {
    this.problem = { code: refused.code, reason: refused.reason ?? null };
  }

  #reached(yes: boolean): void {
    this.connected = yes;
    if (yes) return void this.chat.listen();
    this.#resyncing = false;
    this.dropped = this.#clicks.drop();
  }

  /** The line is down: try again at once. */
  hurry(): void {
    this.#socket.hurry();
  }

  /** Ask for everything anew: what is shown may not be true any more. */
  lookAgain(): void {
    this.#resync();
  }

  #received(frame: Frame): void {
    this.times = { left: frame.clocks ?? [], actors: frame.actors, at: performance.now() };
    const after = this.#isHandedOver(frame) ? this.#last : frame.after;
    if (after === -1) return this.#replace(frame);
    if (frame.number <= this.#last) return;
    if (after !== this.#last) return this.#resync();
    this.#last = frame.number;
    const moments = momentsOf(frame, this.#newest);
    this.#newest = moments.at(-1)?.view ?? this.#newest;
    this.playback.push({ ...frame, view: this.#newest }, moments, this.#isMine(frame) ? this.#outbox.entries : 0);
  }

  /** At a shared screen the next player's first frame is a full one; what happened before it is told all the same. */
  #isHandedOver(frame: Frame): boolean {
    const follows = frame.events.length > 0 && frame.number - frame.events.length === this.#last;
    return follows && frame.after === -1 && frame.seat !== this.seat;
  }

  #resync(): void {
    if (this.#resyncing) return;
    this.#resyncing = true;
    this.#socket.resync();
  }

  #replace(frame: Frame): void {
    const { seen = -1 } = frame;
    if (this.#last < 0 && seen >= 0 && seen < frame.number) this.replays.away = seen;
    this.#resyncing = false;
    this.#last = frame.number;
    this.#newest = frame.view ?? null;
    this.playback.clear();
    this.#telling = null;
    void this.#log.recall(frame.number);
    this.#show({ ...frame, view: this.#newest });
  }

  #isMine(frame: Frame): boolean {
    return this.sending || this.#outbox.hasArrived(frame);
  }

  #begin(frame: Shown): Json {
    this.#telling = frame;
    if (this.#outbox.hasArrived(frame)) this.#settle(frame);
    return this.frame?.view ?? null;
  }

  #show(frame: Shown): void {
    const before = this.frame;
    this.#telling = null;
    if (this.#outbox.hasArrived(frame)) this.#settle(frame);
    else if (frame.played !== this.#followed) this.#fresh.push(...frame.events.flatMap(({ action }) => action ?? []));
    this.frame = frame;
    if (!asksTheSame(before, frame)) this.asked = frame.number;
    this.#log.reach(frame.number);
    if (before?.seat !== frame.seat) this.#seen.forget();
    if (this.replays.away === null && frame.seat !== null && frame.number === this.#last)
      this.#seen.reach(frame.number);
    if (this.sending) return;
    if (before?.seat !== frame.seat) this.#takeSeat(frame);
    else if (!this.running) this.stopRehearsing();
    else this.#goOn();
    this.#giveBack(frame);
  }

  #goOn(): void {
    this.#follow();
    this.#refit();
  }

  /** The plan follows what was played for this seat from elsewhere, or is dropped if that was something else. */
  #follow(): void {
    const { played = 0 } = this.frame!;
    const told = played - this.#followed === this.#fresh.length;
    const fits = told && this.plan.dropPlayed(this.#fresh);
    const lost = !fits && this.plan.all.length > 0;
    this.#followed = played;
    this.#fresh = [];
    if (!lost) return;
    this.plan.begin();
    this.problem = { code: "overtaken", reason: null };
  }

  /** The first frame, or the next player at a shared screen. */
  #takeSeat(frame: Frame): void {
    this.#clicks.drop();
    this.replays.leave();
    const { played = 0 } = frame;
    this.#followed = played;
    this.#fresh = [];
    const steps = frame.seat === null ? [] : keptPlan(this.id, frame.seat, played);
    this.plan.ahead = steps.length > 0 && !frame.actors.includes(frame.seat!);
    this.plan.begin(steps);
  }

  /** Things have changed: see whether the plan still works. */
  #refit(): void {
    if (!this.myTurn && !this.plan.ahead) this.#clicks.drop();
    this.plan.ahead &&= !this.myTurn;
    if (this.plan.all.length > 0 || this.plan.seen) this.plan.refit();
    else this.#retry();
  }

  #keep(steps: Offer[]): void {
    if (this.seat !== null) keepPlan(this.id, this.seat, steps, this.#followed);
  }
}
