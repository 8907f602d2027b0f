// A table as this browser sees it: frames in, a plan out.
import type { Json } from "../../lib/changes";
import type { Denied, Frame, Offer, Reading, Reason, Refused, Table, Values } from "../../lib/types";
import { keepPlan, keepTurnEnd, keptPlan, keptTurnEnd } from "./kept";
import { TableLog, type LogEntry } from "./log.svelte";
import { momentsOf, type Shown } from "./moments";
import { Plan } from "./plan.svelte";
import { Reel } from "./reel.svelte";
import { TableSocket, type Gone, type Listener } from "./socket";

/** Why a request led to nothing. */
export interface Trouble {
  code: string;
  reason: Reason | null;
}

type Line = Pick<TableSocket, "ask" | "resync" | "close">;

export class TableStore {
  table = $state.raw<Table | null>(null);
  frame = $state.raw<Shown | null>(null);
  connected = $state(false);
  gone = $state<Gone | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** A move is on its way. */
  sending = $state(false);

  readonly plan: Plan;
  readonly reel: Reel;
  #log: TableLog;
  #socket: Line;
  #last = -1;
  /** The view of the newest frame, while earlier ones are still being told. */
  #newest: Json = null;
  #resyncing = false;
  /** The frame that will show what was sent and accepted. */
  #expected = -1;

  constructor(
    readonly id: string,
    connect: (listener: Listener) => Line = (listener) => new TableSocket(id, listener),
  ) {
    this.plan = new Plan(
      (question) => this.#socket.ask(question),
      (steps) => this.#keep(steps),
    );
    this.#log = new TableLog((question) => this.#socket.ask(question));
    this.reel = new Reel({
      begin: (frame) => this.#begin(frame),
      tell: (facts, frame) => this.#log.note(facts, frame),
      show: (frame) => this.#show(frame),
    });
    this.#socket = connect({
      table: (table) => (this.table = table),
      frame: (frame) => this.#received(frame),
      connected: (yes) => this.#reached(yes),
      gone: (why) => (this.gone = why),
    });
  }

  get log(): LogEntry[] {
    return this.#log.entries;
  }

  get seat(): number | null {
    return this.frame?.seat ?? null;
  }

  get running(): boolean {
    return this.table?.status === "running" && this.frame?.result == null;
  }

  get myTurn(): boolean {
    return this.running && this.seat !== null && this.frame!.actors.includes(this.seat);
  }

  /** Whether several players share this screen. */
  get shared(): boolean {
    return (this.table?.seats.filter((seat) => seat.yours).length ?? 0) > 1;
  }

  /** What lies on the table: as planned, or as it is being told, or as it is. */
  get view(): Json {
    return this.plan.seen?.view ?? this.reel.view ?? this.frame?.view ?? null;
  }

  /** What may be done next. */
  get offers(): Offer[] {
    if (this.sending) return [];
    if (this.plan.seen) return this.plan.seen.offers;
    return this.reel.busy ? [] : (this.frame?.offers ?? []);
  }

  /** What the view means to this player, in games that say so. */
  get outlook(): Json {
    return (this.plan.seen ? this.plan.seen.outlook : this.frame?.outlook) ?? null;
  }

  get canUndo(): boolean {
    return this.plan.steps.length > 0 || (this.running && !this.reel.busy && (this.frame?.undoable ?? 0) > 0);
  }

  close(): void {
    this.reel.clear();
    this.#socket.close();
  }

  skip(): Promise<void> {
    return this.reel.skip();
  }

  /** Put a step at the end of the plan. */
  async add(offer: Offer): Promise<void> {
    if (this.plan.busy || this.sending) return;
    this.trouble = null;
    this.#troubled(await this.plan.add(offer));
  }

  /** Take a step out of the plan, the last if none is named. */
  async undoStep(index?: number): Promise<void> {
    if (this.sending) return;
    this.trouble = null;
    this.#troubled(await this.plan.remove(index));
  }

  /** Make this the plan. */
  async arrange(steps: Offer[]): Promise<void> {
    if (this.sending) return;
    this.trouble = null;
    this.#troubled(await this.plan.fit(steps));
  }

  startOver(): void {
    this.trouble = null;
    void this.plan.fit([]);
  }

  /** Plan a turn while others move. */
  async rehearse(): Promise<void> {
    await this.skip();
    if (this.myTurn) return;
    this.plan.ahead = true;
    this.#troubled(await this.plan.fit(this.plan.all));
  }

  stopRehearsing(): void {
    this.plan.ahead = false;
    this.plan.clear();
  }

  /** Play the whole plan. */
  async commit(): Promise<void> {
    if (!this.frame || this.seat === null || this.sending || !this.myTurn || this.plan.steps.length === 0) return;
    keepPlan(this.id, this.seat, this.plan.steps, this.frame.number);
    await this.#move({ type: "play", at: this.frame.number, actions: this.plan.actions });
  }

  /** Play the plan and then this, which ends it. */
  async finish(last?: Offer): Promise<void> {
    if (!last) return this.commit();
    if (!this.frame || this.seat === null || this.sending || !this.myTurn) return;
    await this.#move({ type: "play", at: this.frame.number, actions: [...this.plan.actions, last.action] });
  }

  /** The last step of the plan, or, if there is none, what was played since the last checkpoint. */
  async undo(): Promise<void> {
    if (this.plan.steps.length > 0) return this.undoStep();
    if (this.frame && this.canUndo && !this.sending) await this.#move({ type: "undo", at: this.frame.number });
  }

  /** What one would think of doing at a place after the planned steps, but which is not allowed. */
  async explain(about: string): Promise<Denied[]> {
    const answer = await this.#socket.ask({ type: "explain", plan: this.plan.actions, about });
    return answer?.type === "explained" ? answer.refusals : [];
  }

  async story(since: number): Promise<Values[][]> {
    const answer = await this.#socket.ask({ type: "story", since });
    return answer?.type === "told" ? answer.facts : [];
  }

  /** The table after the planned steps and the story after a frame, in words; nothing while the line is broken. */
  async read(language: string, since: number): Promise<Reading | null> {
    const answer = await this.#socket.ask({ type: "read", language, actions: this.plan.actions, since });
    return answer?.type === "reading" ? answer : null;
  }

  /** What happened since this seat's last turn. */
  async missed(): Promise<Values[][]> {
    return this.seat === null ? [] : this.story(keptTurnEnd(this.id, this.seat));
  }

  async #move(question: { type: "play"; at: number; actions: string[] } | { type: "undo"; at: number }): Promise<void> {
    this.trouble = null;
    this.sending = true;
    const answer = await this.#socket.ask(question);
    this.sending = false;
    if (answer?.type === "accepted") return this.#played(answer.number);
    this.#keep(this.plan.all);
    if (answer?.type === "refused") this.#troubled(answer);
    await this.#refit();
  }

  #played(number: number): void {
    this.#expected = number;
    if (this.frame && this.frame.number >= number) this.#settle();
  }

  /** What was planned has been played. */
  #settle(): void {
    this.#expected = -1;
    this.plan.clear();
  }

  #troubled(refused: Refused | null): void {
    if (refused) this.trouble = { code: refused.code, reason: refused.reason ?? null };
  }

  #reached(yes: boolean): void {
    this.connected = yes;
    if (!yes) this.#resyncing = false;
  }

  #received(frame: Frame): void {
    const after = this.#isHandedOver(frame) ? this.#last : frame.after;
    if (after === -1) return this.#replace(frame);
    if (frame.number <= this.#last) return;
    if (after !== this.#last) return this.#resync();
    this.#last = frame.number;
    const moments = momentsOf(frame, this.#newest);
    this.#newest = moments.at(-1)?.view ?? this.#newest;
    this.reel.push({ ...frame, view: this.#newest }, moments, this.#isMine(frame) ? this.plan.entries : 0);
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
    this.#resyncing = false;
    this.#last = frame.number;
    this.#newest = frame.view ?? null;
    this.reel.clear();
    void this.#log.recall(frame, () => this.#last);
    this.#show({ ...frame, view: this.#newest });
  }

  /** Whether a frame shows what was sent. */
  #hasArrived(frame: Frame): boolean {
    return this.#expected >= 0 && frame.number >= this.#expected;
  }

  #isMine(frame: Frame): boolean {
    return this.sending || this.#hasArrived(frame);
  }

  #begin(frame: Frame): Json {
    if (this.#hasArrived(frame)) this.#settle();
    return this.frame?.view ?? null;
  }

  #show(frame: Shown): void {
    const before = this.frame;
    if (this.#hasArrived(frame)) this.#settle();
    this.frame = frame;
    this.#log.reach(frame.number);
    if (before) this.#noteTurnEnd(before, frame);
    if (this.sending) return;
    if (before?.seat !== frame.seat) return this.#takeSeat(frame);
    if (!this.running) return this.stopRehearsing();
    void this.#refit();
  }

  #noteTurnEnd(before: Frame, frame: Frame): void {
    const seat = before.seat;
    if (seat !== null && before.actors.includes(seat) && !frame.actors.includes(seat)) {
      keepTurnEnd(this.id, seat, frame.number);
    }
  }

  /** The first frame, or the next player at a shared screen. */
  #takeSeat(frame: Frame): void {
    const steps = frame.seat === null ? [] : keptPlan(this.id, frame.seat, frame.number);
    this.plan.ahead = steps.length > 0 && !frame.actors.includes(frame.seat!);
    void this.plan.fit(steps);
  }

  /** Things have changed: see whether the plan still works. */
  async #refit(): Promise<void> {
    const shown = this.plan.all.length > 0 || this.plan.ahead;
    this.plan.ahead &&= !this.myTurn;
    if (shown) this.#troubled(await this.plan.fit(this.plan.all));
  }

  #keep(steps: Offer[]): void {
    if (this.seat !== null) keepPlan(this.id, this.seat, steps);
  }
}
