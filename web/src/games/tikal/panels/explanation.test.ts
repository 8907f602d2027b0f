import { expect, test } from "vitest";
import { learn, speak } from "../../../lib/words.svelte";
import type { TableStore } from "../../../table/state/table.svelte";
import type { Choice } from "../turn/choice.svelte";
import { Explanation } from "./explanation.svelte";

test("who puts the hex where it does not fit is told where it does", async () => {
  await learn("tikal");
  await speak("en");
  const fitting = new Map([
    ["a3", [0]],
    ["b3", [0, 1]],
  ]);
  const choice = { fitting, mover: null, ways: new Map() } as unknown as Choice;
  const explanation = new Explanation(
    { look: null, explain: () => Promise.resolve([]) } as unknown as TableStore,
    choice,
  );
  expect(explanation.tried("a3")).toBe(null);
  await explanation.ask("h1", explanation.tried("h1"));
  expect(explanation.answer?.text).toBe("The hex fits on a3, b3.");
});
