// A table as this browser sees it: frames in, a plan out.
import { TableChat } from "../../chat/chat.svelte";
import { Hints } from "../../coach/hints.svelte";
import { api } from "../../lib/api";
import type { Denied, Frame, History, Offer, TextView, Refused, Values } from "../../lib/types";
import type { Json } from "../../lib/view-diff";
import { ClickQueue, type QueuedClick } from "./click-queue.svelte";
import { FrameSequence } from "./frame-sequence";
import { TableLog } from "./log.svelte";
import type { Shown } from "./moments";
import { Outbox, type Move } from "./outbox.svelte";
import { OwnEntries } from "./own-entries";
import { isOfAStep, Plan } from "./plan.svelte";
import { Playback } from "./playback.svelte";
import { Replays } from "./replays.svelte";
import { asksTheSame } from "./same-question";
import { Seen } from "./seen";
import { TableSocket, type Listener } from "./socket";
import { keepPlan, keptPlan } from "./stored-plan";
import { TableState } from "./table-state.svelte";
import { Vote } from "./vote.svelte";

type Connection = Pick<TableSocket, "ask" | "tell" | "resync" | "hurry" | "close">;

export class TableStore extends TableState {
  readonly plan: Plan;
  readonly playback: Playback;
  readonly replays: Replays;
  readonly chat: TableChat;
  readonly vote = new Vote(this);
  readonly hints = new Hints(this);
  protected readonly gameLog = new TableLog((question) => this.#socket.ask(question));
  protected readonly outbox = new Outbox((move) => this.#socket.ask(move));
  #socket: Connection;
  #frames = new FrameSequence({
    next: (frame, moments) => this.playback.push(frame, moments, this.#isMine(frame) ? this.outbox.entries : 0),
    replace: (frame) => this.#replace(frame),
    resync: () => this.#socket.resync(),
  });
  #seen = new Seen({
    shown: (number) => this.#socket.tell({ type: "seen", number }),
    missed: (number) => (this.replays.away ??= number),
  });
  #own = new OwnEntries();
  #clicks = new ClickQueue(() => !this.unsure);

  constructor(
    readonly id: string,
    connect: (listener: Listener) => Connection = (listener) => new TableSocket(id, listener),
    history: (id: string) => Promise<History> = api.history,
  ) {
    super();
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
    this.playback = new Playback({
      begin: (frame) => this.#begin(frame),
      tell: (facts, number) => this.gameLog.note(facts, number),
      show: (frame) => this.#show(frame),
    });
    this.#socket = connect({
      table: (table) => (this.table = table),
      frame: (frame) => this.#received(frame),
      chat: (message) => this.chat.hear(message),
      connected: (yes) => this.#reached(yes),
      gone: (why) => (this.closeReason = why),
    });
  }

  /** What happened meanwhile is known, or nobody wants to know. */
  welcome(): void {
    this.replays.away = null;
    this.#seen.reach(this.#frames.last);
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
    if (!this.outbox.finishing && !this.replay) this.#clicks.take(gesture);
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
      this.outbox.finishing = true;
      await this.#play([...this.plan.steps, last]);
      this.outbox.finishing = this.moving;
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
    const answer = await this.outbox.send(move, entries, this.seat);
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
    if (!this.frame || !this.outbox.hasArrived(this.frame)) return;
    this.#settle(this.frame);
    this.#giveBack(this.frame);
  }

  /** What was sent has been played, as this frame shows. */
  #settle(frame: Frame): void {
    this.outbox.settle();
    this.#own.begin(frame);
    this.plan.begin();
  }

  /** What was taken back is a plan again, once the table is shown without it. */
  #giveBack({ undone = [] }: Frame): void {
    if (!this.outbox.takingBack || this.moving) return;
    this.outbox.takingBack = false;
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
    this.#frames.disconnected();
    this.dropped = this.#clicks.drop();
  }

  /** The line is down: try again at once. */
  hurry(): void {
    this.#socket.hurry();
  }

  /** Ask for everything anew: what is shown may not be true any more. */
  lookAgain(): void {
    this.#frames.resync();
  }

  #received(frame: Frame): void {
    this.times = { left: frame.clocks ?? [], actors: frame.actors, at: performance.now() };
    this.#frames.receive(frame, this.seat);
  }

  #replace(frame: Shown): void {
    const { seen = -1, number } = frame;
    if (!this.frame && seen >= 0 && seen < number) this.replays.away = seen;
    this.playback.clear();
    this.playing = null;
    void this.gameLog.recall(number);
    this.#show(frame);
  }

  #isMine(frame: Frame): boolean {
    return this.sending || this.outbox.hasArrived(frame);
  }

  #begin(frame: Shown): Json {
    this.playing = frame;
    if (this.outbox.hasArrived(frame)) this.#settle(frame);
    return this.frame?.view ?? null;
  }

  #show(frame: Shown): void {
    const before = this.frame;
    this.playing = null;
    if (this.outbox.hasArrived(frame)) this.#settle(frame);
    else this.#own.note(frame);
    this.frame = frame;
    if (!asksTheSame(before, frame)) this.asked = frame.number;
    this.gameLog.reach(frame.number);
    if (before?.seat !== frame.seat) this.#seen.forget();
    if (this.replays.away === null && frame.seat !== null && frame.number === this.#frames.last)
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
    if (this.#own.follow(this.plan, this.frame!)) return;
    this.plan.begin();
    this.problem = { code: "overtaken", reason: null };
  }

  /** The first frame, or the next player at a shared screen. */
  #takeSeat(frame: Frame): void {
    this.#clicks.drop();
    this.replays.leave();
    const { played = 0 } = frame;
    this.#own.begin(frame);
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
    if (this.seat !== null) keepPlan(this.id, this.seat, steps, this.#own.followed);
  }
}
