import { beforeEach, expect, test } from "vitest";
import type { Table } from "../../../lib/types";
import { LANGUAGES, learn, speak } from "../../../lib/words.svelte";
import { Names } from "../../../parts/player-names";
import type { Fact } from "../types";
import { replayed, sentenceOf, toldTo, turns } from "./sentences";

const seats = ["Anna", "Boris"].map((name) => ({ kind: "person", name })) as Table["seats"];
const names = new Names(() => ({ seats }));

beforeEach(async () => {
  await learn("jackal");
  await speak("en");
});

test("a card dealt to somebody else is told to whoever looks back, and fills no log", () => {
  const facts = [{ fact: "card-dealt", seat: 1, card: "" }] as unknown as Fact[];
  expect(sentenceOf(facts, names)).toBe(null);
  expect(replayed(facts, names)).toEqual({ seat: 1, text: "Boris gets a card from the deck." });
});

test("a route is said in the names of its cards, and drawn in the log", () => {
  const facts = [{ fact: "route-opened", seat: 1, route: "VP", reaches: true }] as Fact[];
  const text = "Boris opens the route up-down arrow and pirate map.";
  expect(sentenceOf(facts, names)?.text).toBe(text);
  const [line] = turns([{ key: 0, facts }], names).flatMap(({ lines }) => lines);
  expect(line).toMatchObject({ text, cards: { before: "Boris opens the route ", letters: "VP", after: "." } });
});

test("cards that are dealt one after another are one line", () => {
  const dealt = ["H", "K"].map((card) => ({ fact: "card-dealt", seat: 0, card }));
  const others = { fact: "card-dealt", seat: 1, card: "" };
  const market = ["F", "M"].map((card) => ({ fact: "market-filled", card }));
  const log = [...dealt, others, ...market].map((fact, key) => ({ key, facts: [fact] as Fact[] }));
  const lines = turns(log, names).flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(lines).toEqual([
    "Anna gets from the deck: left-right arrow and knight.",
    "New on the market: black flag and black mark.",
  ]);
});

const deeds = [
  { fact: "announced", seat: 1, lands: true },
  { fact: "mark-thrown", seat: 1, other: 0 },
  { fact: "route-opened", seat: 1, route: "VP", reaches: true },
  { fact: "gold-taken", seat: 1, coins: 2, total: 5, extra: false },
  { fact: "undone", seat: 1 },
] as unknown as Fact[];

test("a player who listens is called you, and nobody else", () => {
  expect(toldTo(1, deeds, names)).toEqual([
    "You land.",
    "You throw a black mark at Anna: one step more.",
    "You open the route up-down arrow and pirate map.",
    "You take 2 coins and have 5.",
    "You: Took back the last actions.",
  ]);
  expect(toldTo(0, deeds.slice(0, 2), names)).toEqual([
    "Boris lands.",
    "Boris throws a black mark at you: one step more.",
  ]);
  expect(toldTo(null, deeds.slice(0, 2), names)).toEqual([
    "Boris lands.",
    "Boris throws a black mark at Anna: one step more.",
  ]);
});

test("a winner who listens is called you", () => {
  const facts = [{ fact: "game-over", winners: [1], scores: [3, 8] }] as Fact[];
  expect(toldTo(1, facts, names)).toEqual(["The game is over. You won (3, 8)."]);
  expect(toldTo(0, facts, names)).toEqual(["The game is over. Boris won (3, 8)."]);
});

test.each(LANGUAGES)("in %s no deed of the listener names them", async (language) => {
  await speak(language);
  const own: [string, object][] = [
    ["card-dealt", { card: "H" }],
    ["announced", { lands: false }],
    ["market-taken", { card: "K" }],
    ["deck-taken", {}],
    ["card-laid", { card: "P" }],
    ["route-ready", {}],
    ["mark-aimed", { other: 0 }],
    ["throws-ready", {}],
    ["mark-thrown", { other: 0 }],
    ["card-kept", { card: "M" }],
    ["route-opened", { route: "", reaches: false }],
    ["went", { cell: "b2" }],
    ["chest-reached", { coins: 3, cell: "b2", steps: 4, marks: 2 }],
    ["better-route", { coins: 3, cell: "b2", steps: 1, route: "HK" }],
    ["gold-taken", { coins: 0, total: 3, extra: true }],
  ];
  const facts = own.map(([fact, fields]) => ({ fact, seat: 1, ...fields })) as unknown as Fact[];
  for (const said of toldTo(1, facts, names)) expect(said).not.toMatch(/Boris|jackal-|\{|undefined/);
});
