import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import type { SeatInfo } from "../lib/types";
import { beginsWithShare, freshSalt, noteOf, owesSalt, sendSalt } from "./salt";

const sent: [string, string][] = [];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  vi.spyOn(api, "salt").mockImplementation((id, salt) => {
    sent.push([id, salt]);
    return Promise.resolve({ id, invite: "", commitment: "" });
  });
});

const seat = (kind: SeatInfo["kind"], yours = false): SeatInfo => ({
  kind,
  name: "",
  bot: "",
  yours,
  here: false,
  standby: false,
  fate: "",
  hurried: false,
  formerly: false,
});

test("a salt is 32 hexadecimal digits, and never the same", () => {
  expect(freshSalt()).toMatch(/^[0-9a-f]{32}$/);
  expect(freshSalt()).not.toBe(freshSalt());
});

test("a commitment is answered with a salt of its own, and both are noted", async () => {
  await sendSalt({ id: "one", commitment: "aa" });
  await sendSalt({ id: "two", commitment: "bb" });
  expect(noteOf("one")).toEqual({ id: "one", commitment: "aa", salt: sent[0]![1] });
  expect(sent[0]![1]).not.toBe(sent[1]![1]);
});

test("asked again, the same salt is sent again", async () => {
  await sendSalt({ id: "one", commitment: "aa" });
  await sendSalt({ id: "one", commitment: "aa" });
  expect(sent).toEqual([sent[0], sent[0]]);
});

test("a table that shows another commitment than before gets no answer", async () => {
  await sendSalt({ id: "one", commitment: "aa" });
  await sendSalt({ id: "one", commitment: "bb" });
  expect(sent).toHaveLength(1);
  expect(noteOf("one")!.commitment).toBe("aa");
});

test("what is lost on the way may be sent again", async () => {
  vi.mocked(api.salt).mockRejectedValueOnce(new Error("offline"));
  await sendSalt({ id: "one", commitment: "aa" });
  await sendSalt({ id: "one", commitment: "aa" });
  expect(sent).toEqual([["one", noteOf("one")!.salt]]);
});

test("only the newest tables are remembered", async () => {
  for (let at = 0; at < 70; at++) await sendSalt({ id: `t${at}`, commitment: "aa" });
  expect(noteOf("t9")).toBeUndefined();
  expect(noteOf("t10")).toBeDefined();
});

test("a table waits for my share while I sit there without one, and for nothing else if there are only bots", () => {
  const seats = [seat("person", true), seat("bot")];
  expect(owesSalt({ status: "gathering", seats, salts: ["", ""] })).toBe(true);
  expect(owesSalt({ status: "gathering", seats, salts: ["aa", ""] })).toBe(false);
  expect(beginsWithShare({ status: "gathering", seats, salts: ["", ""] })).toBe(true);
  expect(beginsWithShare({ status: "gathering", seats: [...seats, seat("open")], salts: ["", "", ""] })).toBe(false);
});
