// Looking back: a game from its beginning, one moment after the other, grouped by turns.
import { changed, type Json } from "../../lib/view-diff";
import type { History, Offer, Values } from "../../lib/types";
import type { Sentence } from "../log-lines";
import type { LogEntry } from "./log.svelte";
import { seatIn, type Moment } from "./moments";

export interface PastMoment extends Moment {
  /** The number that this moment has for everybody: links carry it. */
  at: number;
  actors: number[];
}

/** What somebody did in one go: the moments from `first` to `last`. */
export interface PastTurn {
  seat: number | null;
  first: number;
  last: number;
}

/** What somebody could have done at the moment that is looked at. */
export interface Instead {
  seat: number;
  steps: Offer[];
  text: string;
}

/** How a game words its past; it holds no rules either. */
export interface Narrator {
  /** What each seat has by now. */
  scores(view: Json): number[];
  /** What happened in one entry, in words. */
  sentence(facts: Values[]): Sentence | null;
  /** Whether a turn is over after this, also where the same seat goes on. */
  ends(facts: Values[]): boolean;
  /** How long a game wants to show some facts; nothing where it does not mind. */
  lengthOf(facts: Values[]): number | undefined;
}

const STEP = 900;
export const SPEEDS = [1, 2, 4] as const;

export class Replay {
  /** The first is the beginning; each of the others is the frame of its number. */
  readonly moments: readonly PastMoment[];
  readonly turns: readonly PastTurn[];
  /** The moment with which the viewer's last turn was over. */
  readonly since: number;
  readonly seat: number | null;
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** What is shown on the board although it was not played, until another moment is looked at. */
  instead = $state.raw<Instead | null>(null);
  #at = $state(0);
  /** Whether the moment was reached from the one before it, so that what happened can be shown. */
  #stepped = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    history: History,
    readonly narrator: Narrator,
    /** Whether this was not played, but could have been. */
    readonly imagined = false,
  ) {
    this.moments = momentsIn(history);
    this.turns = turnsIn(this.moments, narrator);
    this.since = history.since;
    this.seat = history.seat;
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  get moment(): PastMoment {
    return this.moments[this.#at]!;
  }

  /** What is being shown. */
  get now(): Values[] {
    return this.#stepped ? this.moment.facts : [];
  }

  /** The table before what is being shown. */
  get before(): Json {
    return this.moments[Math.max(0, this.#at - 1)]!.view;
  }

  /** Everything that had happened by then. */
  get tale(): LogEntry[] {
    return this.moments.slice(1, this.#at + 1).map(({ facts }, at) => ({ key: at + 1, facts, number: at + 1 }));
  }

  /** The place of the turn among all; -1 at the beginning. */
  get turn(): number {
    const next = this.turns.findIndex(({ first }) => first > this.#at);
    return (next < 0 ? this.turns.length : next) - 1;
  }

  scoresAt(at: number): number[] {
    return this.narrator.scores(this.moments[at]!.view);
  }

  /** What each seat gained in a turn. */
  gains({ first, last }: PastTurn): number[] {
    const before = this.scoresAt(first - 1);
    return this.scoresAt(last).map((score, seat) => score - (before[seat] ?? 0));
  }

  /** The moment that a link means. */
  linked(at: number): number {
    const found = this.moments.findIndex((moment) => moment.at >= at);
    return found < 0 ? this.last : found;
  }

  go(to: number): void {
    this.pause();
    this.#show(to);
  }

  step(by: number): void {
    this.go(this.#at + by);
  }

  /** To the end of the turn before or after. */
  stepTurn(by: number): void {
    const { turn } = this;
    const within = this.turns[turn];
    if (by < 0) this.go(within && this.#at > within.last ? within.last : (this.turns[turn - 1]?.last ?? 0));
    else this.go(within && this.#at < within.last ? within.last : (this.turns[turn + 1]?.last ?? this.last));
  }

  /** Go on by itself; from the end, once more from the beginning. */
  play(): void {
    if (this.#at >= this.last) this.#show(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    if (this.playing) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const length = this.narrator.lengthOf(this.now);
    this.#timer = setTimeout(() => this.#goOn(), length ?? STEP / this.speed);
  }

  #goOn(): void {
    this.#show(this.#at + 1);
    if (this.#at < this.last) this.#wait();
    else this.playing = false;
  }

  #show(to: number): void {
    const at = Math.min(Math.max(to, 0), this.last);
    this.#stepped = at === this.#at + 1;
    this.#at = at;
    this.instead = null;
  }
}

function momentsIn({ view, events }: History): PastMoment[] {
  const moments: PastMoment[] = [{ facts: [], view, at: 0, actors: [] }];
  let now = view;
  for (const { facts, changes, at, actors = [] } of events) {
    now = changed(now, changes);
    moments.push({ facts, view: now, at, actors });
  }
  return moments;
}

/** What is nobody's doing belongs to the turn in which it happens. */
function turnsIn(moments: readonly PastMoment[], narrator: Narrator): PastTurn[] {
  const turns: PastTurn[] = [];
  for (const [index, { facts }] of moments.entries()) {
    if (index === 0) continue;
    const seat = seatIn(facts);
    const turn = turns.at(-1);
    const goesOn = turn && (seat === null || turn.seat === null || turn.seat === seat);
    if (goesOn && !narrator.ends(moments[index - 1]!.facts)) {
      turn.last = index;
      turn.seat ??= seat;
    } else turns.push({ seat, first: index, last: index });
  }
  return turns;
}
