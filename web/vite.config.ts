import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { joinedWords } from "./words-plugin.ts";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), joinedWords()],
  server: { fs: { allow: [".."] } },
  build: {
    // The server hands these files out; they are built, never committed.
    outDir: "../src/cenote/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
