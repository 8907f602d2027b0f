import { expect, test } from "vitest";
import PlainScene from "../parts/PlainScene.svelte";
import PlainTable from "../table/PlainTable.svelte";
import { sceneOf, tableOf } from "./folders";

const GAMES = Object.keys(import.meta.glob("../../../src/cenote/games/*/__init__.py")).map(
  (path) => /games\/(\w+)\//.exec(path)![1]!,
);
// Generated from the server's own types, of which some are a game's.
const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte,css}", "!../games/*/**", "!../lib/protocol.ts"], {
  query: "?raw",
  import: "default",
});

test("no file outside a game's folder names the game", async () => {
  expect(GAMES.length).toBeGreaterThan(1);
  expect(Object.keys(SOURCES).length).toBeGreaterThan(50);
  const named = new RegExp(GAMES.join("|"), "i");
  for (const [path, read] of Object.entries(SOURCES)) expect(await read(), path).not.toMatch(named);
});

test("every game has a picture, and one from elsewhere a plain one", () => {
  for (const game of GAMES) expect(sceneOf(game)).not.toBe(PlainScene);
  expect(sceneOf("nim")).toBe(PlainScene);
});

test("a game without a table of its own is played at the plain one", async () => {
  expect(await tableOf("nim")).toBe(PlainTable);
});
