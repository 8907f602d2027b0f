import { beforeEach, expect, test } from "vitest";
import { learn, speak, type Language } from "../../lib/words.svelte";
import { Names } from "../../parts/player-names";
import { deedWords, handWords, lastStepWords, sideEffect, spaceWords, stepWords } from "./describe";
import type { Intent, Offer, SpaceView } from "./types";

const names = new Names(() => null);

beforeEach(async () => {
  await learn("tikal");
  await speak("en");
});

function guard(leaves: number): Intent {
  return { kind: "guard", space: "a4", leaves };
}

test.each<[Language, number, string]>([
  ["en", 0, ""],
  ["en", 1, "One other member leaves the game"],
  ["de", 2, "2 weitere Expeditionsmitglieder kommen aus dem Spiel"],
  ["fr", 1, "Un autre membre de l’expédition quitte le jeu"],
  ["ru", 1, "Ещё 1 участник экспедиции выйдет из игры"],
  ["ru", 3, "Ещё 3 участника экспедиции выйдут из игры"],
  ["ru", 5, "Ещё 5 участников экспедиции выйдут из игры"],
  ["zh", 2, "另外 2 名探险队员离开游戏"],
])("in %s a guard says that %i others leave the game", async (language, leaves, said) => {
  await speak(language);
  expect(sideEffect(guard(leaves))).toBe(said);
});

test("what can be done and what was planned is told from what the server means by it", () => {
  expect(deedWords({ kind: "enter", member: "leader", space: "a5" })).toBe("Bring in the leader");
  expect(stepWords({ kind: "walk", member: "worker", spaces: ["a5", "a4", "a3"] }, names)).toBe("Worker a5 → a3");
  expect(stepWords({ kind: "exchange", other: 1, give: "idol", take: "bowl" }, names)).toBe("idol for bowl from 1");
  expect(stepWords(guard(1), names)).toBe("Guard on a4");
});

test.each<[Language, string, string]>([
  ["en", "4 workers to a5", "2 times: Uncover a4"],
  ["de", "4 Teilnehmer auf a5", "2-mal: a4 freilegen"],
  ["ru", "4 рабочих на a5", "2 раза: Расчистить a4"],
  ["zh", "4 名工人到 a5", "2 次：探索 a4"],
])("in %s the same step several times in a row is spoken with its number", async (language, workers, levels) => {
  await speak(language);
  const enter = {
    action: "enter worker a5",
    intent: { kind: "enter", member: "worker", space: "a5" },
  } as unknown as Offer;
  const uncover = { action: "uncover a4", intent: { kind: "uncover", space: "a4" } } as unknown as Offer;
  expect(lastStepWords([uncover, enter, enter, enter, enter], names)).toBe(workers);
  expect(lastStepWords([enter, uncover, uncover], names)).toBe(levels);
  expect(lastStepWords([uncover, enter], names)).toBe(stepWords(enter.intent, names));
});

test("the reader is called you, on a space too", () => {
  const hex = {
    space: "a4",
    kind: "jungle",
    value: 0,
    wafers: 0,
    guard: 1,
    camp: 1,
    workers: [1, 2],
    leaders: [1],
  } as unknown as SpaceView;
  const said = (mine: number | null): string => spaceWords("a4", hex, { joined: "", open: "" }, names, mine);
  expect(said(1)).toContain(
    "You hold it with a guard, to the end of the game. Your camp. 0: one worker. You: 2 workers and the leader.",
  );
  expect(said(0)).toContain("Guarded by 1. Camp of 1. You: one worker. 1: 2 workers and the leader.");
  expect(said(null)).toContain("Guarded by 1. Camp of 1. 0: one worker.");
});

test("a hex in hand without stones is said to have none", () => {
  expect(handWords("B6", ["a4"])).toContain("It has no stones.");
});
