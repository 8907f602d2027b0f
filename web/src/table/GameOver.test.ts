import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { speak } from "../lib/words.svelte";
import Over from "./GameOver.test.svelte";
import { frame, seated } from "./state/testing";

const OVER = { status: "over", rematch: "" } as const;

test.each<[string, number | null, number[]]>([
  ["You win!", 0, [0]],
  ["Ada wins!", 1, [0]],
  ["Ada wins!", null, [0]],
  ["Ada and Ben share the victory!", 0, [0, 1]],
])("over the end stands %s for the viewer at seat %s if %j won", async (said, seat, winners) => {
  await speak("en");
  const { store } = seated(frame(5, -1, { seat, actors: [], result: { winners, scores: [3, 1], places: [] } }), OVER);
  const page = mount(Over, { target: document.body, props: { store } });
  flushSync();
  expect(document.querySelector("h2")?.textContent).toBe(said);
  await unmount(page);
});
