import { beforeEach, describe, expect, test } from "vitest";
import type { HandoverInfo, Table } from "../lib/types";
import { speak } from "../lib/words.svelte";
import { leftForGood, mineAt, turnsWithHandovers } from "./handovers";
import { Names } from "../parts/player-names";
import { frame, SEATS, seated } from "./state/testing";
import type { LogTurn } from "./log-lines";

const names = new Names(() => ({ seats: SEATS }));
const LOG = [1, 2, 3, 4].map((number) => ({ number }));

beforeEach(() => speak("en"));

/** The log in short: "You 1,2" for each part, and the lines of handovers. */
function log(handovers: HandoverInfo[], more: Partial<Table> = {}, entries = LOG): string[] {
  const { store } = seated(frame(4, -1), { handovers, ...more });
  const tell = (part: typeof LOG, mine: number | null): LogTurn[] => {
    const text = `${mine === 0 ? "You" : names.of(0)} ${part.map(({ number }) => number).join()}`;
    return part.length > 0 ? [{ key: text, seat: 0, lines: [{ key: text, text }] }] : [];
  };
  return turnsWithHandovers(store, entries, names, tell).flatMap(({ lines }) => lines.map(({ text }) => text));
}

const away: HandoverInfo = { seat: 0, why: "away", number: 1 };
const back: HandoverInfo = { seat: 0, why: "back", number: 3 };

test("what a bot played for me is not called mine, and a line tells where it began and ended", () => {
  expect(log([away, back])).toEqual([
    "You 1",
    "A bot plays for Ada until they return.",
    "Ada 2,3",
    "Ada is back.",
    "You 4",
  ]);
});

test("only what I played myself is mine, and nothing at a shared screen", () => {
  const { store } = seated(frame(4, -1), { handovers: [away, { ...away, seat: 1 }, back] });
  expect(LOG.map(({ number }) => mineAt(store, number))).toEqual([0, null, null, 0]);
  expect(mineAt({ table: store.table, seat: 0, shared: true }, 4)).toBeNull();
});

test("a handover of somebody else leaves my deeds mine", () => {
  expect(log([{ ...away, seat: 1 }])).toEqual(["You 1", "A bot plays for Ben until they return.", "You 2,3,4"]);
});

test("a log that begins later knows who plays, and has no line of what lies before it", () => {
  expect(log([away], {}, LOG.slice(2))).toEqual(["Ada 3,4"]);
});

test("a handover that others' entries have not led to yet is not told yet", () => {
  expect(log([{ ...away, number: 9 }])).toEqual(["You 1,2,3,4"]);
});

describe("an abandoned game", () => {
  const gone: HandoverInfo[] = [
    { seat: 0, why: "timeout", number: 2 },
    { seat: 1, why: "resigned", number: 4 },
  ];

  test("ends without a bot that would play on", () => {
    const told = log(gone, { status: "abandoned" });
    expect(told.slice(1, 2)).toEqual(["Ada is out of time. A bot plays on."]);
    expect(told.at(-1)).toBe("Ben has resigned.");
  });

  test("names those who left for good, not who was away", () => {
    expect(leftForGood({ handovers: [away, ...gone] })).toEqual(gone);
  });
});
