import { beforeEach, expect, test } from "vitest";
import type { Table } from "../../../lib/types";
import { learn, speak } from "../../../lib/words.svelte";
import { Names } from "../../../table/names";
import type { Fact } from "../types";
import { retold, told } from "./tale";

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
