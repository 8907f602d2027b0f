import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { learn, speak, type Language } from "../../../lib/words.svelte";

// Svelte asks for reduced motion as soon as it is imported.
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
const { default: Score } = await import("./Score.svelte");

test.each<[Language, number, string]>([
  ["en", 0, "0 points"],
  ["en", 1, "1 point"],
  ["ru", 3, "3 очка"],
  ["zh", 12, "12 分"],
])("in %s a screen reader hears what %i means", async (language, value, said) => {
  await learn("tikal");
  await speak(language);
  const score = mount(Score, { target: document.body, props: { value } });
  flushSync();
  const heard = [...document.body.querySelectorAll("span")].filter((part) => !part.closest("[aria-hidden]"));
  expect(heard.map(({ textContent }) => textContent)).toEqual([said]);
  void unmount(score);
});
