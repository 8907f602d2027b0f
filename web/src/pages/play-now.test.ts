import { beforeAll, expect, test } from "vitest";
import { setItem } from "../lib/local-storage";
import type { GameInfo } from "../lib/types";
import { speak } from "../lib/words.svelte";
import { botLabel, lastLevel, rememberBot, usualBot } from "../parts/levels";
import { soloFrom, tableFrom } from "./play-now";

beforeAll(async () => {
  setItem("guest", "7");
  await speak("en");
});

const GAME: GameInfo = {
  name: "nim",
  modes: ["basic"],
  options: [],
  least_seats: 2,
  most_seats: 4,
  secrets: false,
  lesson: false,
  bots: ["patient", "random"],
  offered: ["patient", "random"],
};

const table = (asked: string, game = GAME) => tableFrom(game, new URLSearchParams(asked));
const seats = (asked: string, game = GAME) => table(asked, game).seats.map((seat) => seat.kind + seat.bot + seat.name);

test("without wishes it is me and two bots, if the game has room for them", () => {
  expect(seats("")).toEqual(["meGuest 7", "botpatient", "botpatient"]);
  expect(seats("", { ...GAME, most_seats: 2 })).toEqual(["meGuest 7", "botpatient"]);
});

test("an address names people, bots, mode and options", () => {
  expect(seats("people=2&bots=random")).toEqual(["meGuest 7", "hotPlayer 2", "botrandom"]);
  expect(table("mode=fast&options=one,two")).toMatchObject({ game: "nim", mode: "fast", options: ["one", "two"] });
});

test("a table for people only has no bots", () => {
  expect(seats("people=2")).toEqual(["meGuest 7", "hotPlayer 2"]);
});

test("a game that no bot can play is played without one", () => {
  expect(usualBot({ ...GAME, bots: [] })).toBe("");
});

test("what was chosen for playing alone comes back, as far as it is still possible", () => {
  const usual = { mode: "basic", bots: 2, bot: "patient" };
  expect(soloFrom(GAME, null)).toEqual(usual);
  expect(soloFrom(GAME, '{"mode":"basic","bots":3,"bot":"random"}')).toEqual({ mode: "basic", bots: 3, bot: "random" });
  expect(soloFrom(GAME, '{"mode":"gone","bots":9,"bot":"gone"}')).toEqual(usual);
  for (const broken of ["null", "{", "[]", '"a"']) expect(soloFrom(GAME, broken)).toEqual(usual);
});

test("the bot that was chosen last is offered again, unless it is gone", () => {
  const game = { ...GAME, bots: ["medium", "easy", "Mine"], offered: ["easy", "medium", "Mine"] };
  expect([usualBot(game), lastLevel()]).toEqual(["medium", ""]);
  rememberBot("easy");
  expect([usualBot(game), usualBot(GAME), lastLevel()]).toEqual(["easy", "patient", "easy"]);
  rememberBot("Mine");
  expect([usualBot(game), lastLevel()]).toEqual(["Mine", ""]);
});

test("a level is said with its name, a bot without one by its name alone", () => {
  expect([botLabel("medium"), botLabel("Mine")]).toEqual(["Scout · medium", "Mine"]);
});
