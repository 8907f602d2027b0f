import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { joinedWords } from "./words-plugin.ts";

/** What is asked for when it is wanted: the tables of games, and what few people open. */
const SELDOM = [
  /\/src\/games\/\w+\/(?!Scene)|virtual:words\//,
  /\/src\/account\/(?!PersonMenu|api)/,
  /\/src\/chat\/(ChatPanel|Messages|MessageForm|People|Person|MenuButton)/,
  /\/src\/coach\/(?!Hint(Button|Sheet)|hints|api|percent|turn-words)/,
  /\/src\/notifications\/(?!BrowserSwitch|push|transports|browser-notifications)/,
  /\/src\/ratings\//,
  /\/(Account|LogIn|Profile|HowToPlay|PlainTable|RulesDialog|Rule|Figure|QrCode|BotAccountsSection)\.svelte/,
  /\/uqr\//,
];

/** What makes up a game's table; what else its folder brings comes on its own. */
const TABLE = /\/src\/games\/(\w+)\/(?!how\/|lesson|Scene)/;

function everyday(id: string): boolean {
  return !SELDOM.some((pattern) => pattern.test(id));
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), joinedWords()],
  server: { fs: { allow: [".."] } },
  build: {
    // The server hands these files out; they are built, never committed.
    outDir: "../src/cenote/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // From this the server knows which files a page will need.
    manifest: "manifest.json",
    rolldownOptions: {
      output: {
        // One file for what nearly every page needs: over a slow line each further one is another round trip.
        codeSplitting: {
          groups: [
            { name: "main", test: everyday },
            // One file for each table, also for those who take parts of it; the server finds it by this name.
            { debugName: "tables", name: (id: string) => `table-${TABLE.exec(id)?.[1]}`, test: TABLE },
          ],
        },
      },
    },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
