// Where a bot took over a seat and where its player came back: lines of the log, and whose deeds are not called "You".
import type { HandoverInfo, Table } from "../lib/types";
import { words } from "../lib/words.svelte";
import type { Names } from "../parts/player-names";
import type { TableStore } from "./state/table.svelte";
import type { LogTurn } from "./log-lines";

interface Numbered {
  /** The frame that it led to. */
  number?: number;
}

type Tell<Entry> = (part: Entry[], mine: number | null) => LogTurn[];
type Shown = Pick<TableStore, "table" | "frame" | "replay" | "shared" | "seat">;

/** The log in turns, with a line at every handover; `mine` is the seat of "You", as long as no bot plays it. */
export function turnsWithHandovers<Entry extends Numbered>(
  store: Shown,
  log: readonly Entry[],
  names: Names,
  tell: Tell<Entry>,
): LogTurn[] {
  const turns: LogTurn[] = [];
  const handovers = shownOf(store, log);
  let from = 0;
  const add = (to: number): void =>
    void turns.push(...tell(log.slice(from, to), mineAt(store, log[from]?.number ?? 0, handovers)));
  for (const [at, handover] of handovers.entries()) {
    const next = log.findIndex(({ number = 0 }, index) => index >= from && number > handover.number);
    const to = next < 0 ? log.length : next;
    add(to);
    if (isWithin(log, handover)) turns.push(lineOf(handover, at, store, names));
    from = to;
  }
  add(log.length);
  return turns;
}

type Mine = Pick<TableStore, "table" | "shared" | "seat">;

/** The seat of "You" in what led to a frame; nobody's where a bot played it or players share a screen. */
export function mineAt(
  { table, shared, seat }: Mine,
  number: number,
  handovers = table?.handovers ?? [],
): number | null {
  const last = handovers.filter((handover) => handover.seat === seat && handover.number < number).at(-1);
  return shared || (last && last.why !== "back") ? null : seat;
}

/** What happened up to the moment that is shown. */
function shownOf({ table, frame, replay }: Shown, log: readonly Numbered[]): HandoverInfo[] {
  if (replay?.imagined) return [];
  const reached = replay ? replay.at : Math.max(frame?.number ?? 0, log.at(-1)?.number ?? 0);
  return (table?.handovers ?? []).filter(({ number }) => number <= reached);
}

/** Whether a handover lies within the shown part of the log. */
function isWithin(log: readonly Numbered[], { number }: HandoverInfo): boolean {
  return number >= (log[0]?.number ?? 0) - 1;
}

function lineOf(handover: HandoverInfo, at: number, { table, frame }: Shown, names: Names): LogTurn {
  const last = table?.status === "abandoned" && handover.number >= (frame?.number ?? 0);
  const key = `handover-${at}`;
  return { key, seat: -1, lines: [{ key, text: handoverWords(handover, names, last) }] };
}

/** A handover in a sentence; after the `last` no bot plays on. */
export function handoverWords({ seat, why }: HandoverInfo, names: Names, last = false): string {
  const facts = { seat: names.of(seat), about: names.of(seat) };
  if (why === "away") return words("consent-agreed-keep", facts);
  if (why === "back") return words("consent-back-told", facts);
  return words(last ? `fate-${why}-last` : `fate-${why}-told`, facts);
}

/** Who has left for good, the first at first. */
export function leftForGood({ handovers }: Pick<Table, "handovers">): HandoverInfo[] {
  return handovers.filter(({ why }) => why === "resigned" || why === "timeout");
}
