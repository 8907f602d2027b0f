import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { learn, speak } from "../../../lib/words.svelte";
import type { TableStore } from "../../../table/state/table.svelte";
import type { Choice } from "../turn/choice.svelte";
import type { Card, View } from "../types";
import Heard from "./Voice.test.svelte";

const store = {
  table: null,
  frame: null,
  log: [],
  look: null,
  playback: { busy: false },
  running: true,
  myTurn: true,
  shared: false,
  seat: 0,
  asked: 0,
};
const view = { number: 0, extra: false, phase: "laying", takes_left: 0 };
const choice = $state({
  sure: true,
  row: [] as Card[],
  outlook: { ends: [] as object[] },
  fewest: () => 1,
  lit: new Set(),
  leads: new Map(),
  pack: [],
  isMarkless: false,
});

test("a row is announced once, with what the server says of it", async () => {
  await learn("jackal");
  await speak("en");
  const page = mount(Heard, {
    target: document.body,
    props: {
      store: store as unknown as TableStore,
      choice: choice as unknown as Choice,
      view: view as unknown as View,
    },
  });
  const heard: string[] = [];
  const region = document.querySelector('[data-testid="heard-row"]')!;
  const listen = (): void => {
    flushSync();
    if (region.textContent && region.textContent !== heard.at(-1)) heard.push(region.textContent);
  };
  for (const [row, coins] of [
    [["H"], 0],
    [["H", "V"], 3],
  ] as [Card[], number][]) {
    Object.assign(choice, { sure: false, row });
    listen();
    Object.assign(choice, { sure: true, outlook: { ends: coins ? [{ cell: "B2", coins, steps: 2 }] : [] } });
    listen();
  }
  expect(heard).toHaveLength(2);
  expect(heard[0]).toMatch(/left-right arrow.*no chest/);
  expect(heard[1]).toMatch(/left-right arrow and up-down arrow.*3.*1 step would do/);
  await unmount(page);
});
