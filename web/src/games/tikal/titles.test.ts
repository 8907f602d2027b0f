import { expect, test } from "vitest";
import { LANGUAGES, learn, speak, words } from "../../lib/words.svelte";

test.each(LANGUAGES)("in %s titles have no sign that a screen reader calls by its name", async (language) => {
  await learn("tikal");
  await speak(language);
  const status = words("tikal-table-status", { mode: "basic", number: 7, letter: "B", rounds: 0 });
  expect(
    [words("web-title"), words("web-turn-title", { what: words("web-turn-yours"), game: "Tikal" })].join(),
  ).not.toMatch(/[·–—/|]/u);
  expect(status).not.toContain("/");
});
