import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** One file of words for each language, and one for each game and language: pages ask for them by folder. */
function wordsOf(id: string): string | null {
  const [, game, language, file] = /\/(?:games\/(\w+)\/)?locales\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
  if (!language || file === "rules") return null;
  return game && file !== "front" ? `words-${language}-${game}` : `words-${language}`;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  build: {
    // The server hands these files out; they are built, never committed.
    outDir: "../src/cenote/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsOf }] } } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
