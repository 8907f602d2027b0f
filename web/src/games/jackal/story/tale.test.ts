import { beforeEach, expect, test } from "vitest";
import type { Table } from "../../../lib/types";
import { learn, speak } from "../../../lib/words.svelte";
import { Names } from "../../../table/names";
import type { Fact } from "../types";
import { retold, told, turns } from "./tale";

const seats = ["Anna", "Boris"].map((name) => ({ kind: "person", name })) as Table["seats"];
const names = new Names(() => ({ seats }));

beforeEach(async () => {
  await learn("jackal");
  await speak("en");
});

test("a card dealt to somebody else is told to whoever looks back, and fills no log", () => {
  const facts = [{ fact: "card-dealt", seat: 1, card: "" }] as unknown as Fact[];
  expect(told(facts, names)).toBe(null);
  expect(retold(facts, names)).toEqual({ seat: 1, text: "Boris gets a card from the deck." });
});

test("a route is said in the names of its cards, and drawn in the log", () => {
  const facts = [{ fact: "route-opened", seat: 1, route: "VP", reaches: true }] as Fact[];
  const text = "Boris opens the route up-down arrow and pirate map.";
  expect(told(facts, names)?.text).toBe(text);
  const [line] = turns([{ key: 0, facts }], names).flatMap(({ lines }) => lines);
  expect(line).toMatchObject({ text, cards: { before: "Boris opens the route ", letters: "VP", after: "." } });
});

test("cards that are dealt one after another are one line", () => {
  const dealt = ["H", "K"].map((card) => ({ fact: "card-dealt", seat: 0, card }));
  const others = { fact: "card-dealt", seat: 1, card: "" };
  const market = ["F", "M"].map((card) => ({ fact: "market-filled", card }));
  const log = [...dealt, others, ...market].map((fact, key) => ({ key, facts: [fact] as Fact[] }));
  const lines = turns(log, names).flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(lines).toEqual(["Anna gets from the deck: left-right arrow and knight.", "New on the market: black flag and black mark."]);
});
