import { expect, test } from "vitest";

const FEATURES = ["account", "bot-accounts", "chat", "coach", "fairness", "notifications", "puzzles", "ratings"];
/** A file imports its own layer and those before it; features may import each other. */
const LAYERS = [["lib"], ["parts"], FEATURES, ["table"], ["games"], ["layout"], ["pages"], ["App.svelte"], ["main.ts"]];

const SOURCES = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.test.*", "!./**/testing.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Types may come from any layer: they are no part of what is built. */
const IMPORTS = /(?:^|\n)\s*(?:import|export) (?!type )[^;"]*?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g;

function importsOf(path: string): string[] {
  const from = new URL(path, "file:///");
  const found = [...SOURCES[path]!.matchAll(IMPORTS)].map(([, fixed, lazy]) => fixed ?? lazy!);
  return found.map((name) => new URL(name, from).pathname.slice(1)).filter((name) => !name.endsWith(".css"));
}

function layerOf(path: string): number {
  return LAYERS.findIndex((names) =>
    names.some((name) => path === name || path === name.replace(/\.\w+$/, "") || path.startsWith(`${name}/`)),
  );
}

function gameOf(path: string): string {
  return /^games\/([^/]+)\//.exec(path)?.[1] ?? "";
}

const PATHS = Object.keys(SOURCES);

test("every file belongs to a layer", () => {
  expect(PATHS.length).toBeGreaterThan(300);
  expect(PATHS.filter((path) => layerOf(path.slice(2)) < 0)).toEqual([]);
});

test("no file imports a layer above its own", () => {
  const above = PATHS.flatMap((path) => {
    const own = layerOf(path.slice(2));
    const inside = importsOf(path).filter((name) => !/^(src\/|virtual:)/.test(name));
    return inside.filter((name) => layerOf(name) > own || layerOf(name) < 0).map((name) => `${path} imports ${name}`);
  });
  expect(above).toEqual([]);
});

test("no game imports another", () => {
  const foreign = PATHS.flatMap((path) => {
    const game = gameOf(path.slice(2));
    const others = importsOf(path).filter((name) => game && gameOf(name) && gameOf(name) !== game);
    return others.map((name) => `${path} imports ${name}`);
  });
  expect(foreign).toEqual([]);
});
