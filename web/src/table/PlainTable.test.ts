import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../lib/types";
import { announcer } from "../lib/announcer.svelte";
import { chooseLanguage, meet, speak } from "../lib/words.svelte";
import SeatedTable from "./PlainTable.test.svelte";
import { frame, SEATS, seated, settled, type Seated } from "./state/testing";

const READING = {
  type: "reading" as const,
  lines: ["Three heaps: 1, 3 and 5."],
  groups: [{ title: "Take", offers: [{ action: "take 1 2", text: "two of the second", cost: 2, reveals: true }] }],
  story: ["Ben took one."],
  stopped: false,
};

let table: Seated;
let page: Record<string, unknown> | null = null;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  HTMLElement.prototype.scrollTo = () => {};
  await speak("en");
  await sitDown();
});

async function sitDown(more: Partial<Table> = {}): Promise<void> {
  if (page) await unmount(page);
  table = seated(frame(5, -1), more);
  page = mount(SeatedTable, { target: document.body, props: { store: table.store } });
  await settled();
}

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

function find(name: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-testid="${name}"]`)!;
}

let answered: unknown;

/** The next reading that is asked for; it may take a moment. */
async function asked() {
  await vi.waitFor(() => expect(table.socket.take("read")).not.toBe(answered));
  return table.socket.take("read");
}

async function read(reading = READING): Promise<void> {
  const question = await asked();
  answered = question;
  await question.reply(reading);
  flushSync();
}

test("position, offers and story are as the server words them", async () => {
  expect(await asked()).toMatchObject({ language: "en", actions: [], since: 0 });
  await read();
  expect(find("position").textContent).toContain("Three heaps: 1, 3 and 5.");
  expect(find("offers").textContent).toContain("Take");
  expect(find("offer").textContent).toMatch(/two of the second.*no way back past here.*cost 2/s);
  expect(find("log").textContent).toContain("Ben took one.");
  expect(find("player-1").textContent).toContain("Ben");
});

test("a step goes into the plan in its words, and what comes after it is read", async () => {
  await read();
  find("offer").click();
  await table.socket.take("preview").reply({ type: "previewed", view: {}, offers: [], stopped: true });
  flushSync();
  expect(find("plan-step").textContent).toContain("two of the second");
  expect(await asked()).toMatchObject({ actions: ["take 1 2"] });
  await read({ ...READING, groups: [] });
  find("commit").click();
  expect(table.socket.take("play")).toMatchObject({ at: 5, actions: ["take 1 2"] });
});

test("another language is read at once, from the beginning", async () => {
  await read();
  await chooseLanguage("de");
  flushSync();
  expect(await asked()).toMatchObject({ language: "de", since: 0 });
  await read({ ...READING, story: ["Ben hat eins genommen."] });
  expect(find("log").textContent).not.toContain("Ben took one.");
});

test("only what is new of the story is asked for", async () => {
  await read();
  table.server.frame(frame(6));
  await settled();
  flushSync();
  expect(await asked()).toMatchObject({ since: 1 });
  await read({ ...READING, story: ["Ada took three."] });
  expect(find("log").textContent).toMatch(/Ben took one\..*Ada took three\./s);
});

async function pressOldOffer(): Promise<void> {
  await read();
  table.server.frame(frame(6));
  await settled();
  flushSync();
  find("offer").click();
  expect(table.socket.asked.some(({ type }) => type === "preview")).toBe(false);
}

test("new entries and what is asked are announced, each once", async () => {
  const before = announcer.said.length;
  const said = (): string =>
    announcer.said
      .slice(before)
      .map(({ text, question }) => `${text} ${question}`)
      .join(" ");
  await read({ ...READING, story: ["Ben began."] });
  await vi.waitFor(() => expect(said()).toContain("Your turn."), 3_000);
  table.server.frame(frame(6, 5, { actors: [1], offers: [] }));
  await settled();
  flushSync();
  await read({ ...READING, story: ["Ada took three.", "Ada took two."] });
  await vi.waitFor(() => expect(said()).toMatch(/Ada took three\. Ada took two\. +Waiting for Ben/), 3_000);
  expect(said()).not.toContain("Ben began.");
});

test("the position, the turn and the log are areas", async () => {
  await read();
  expect([...document.querySelectorAll<HTMLElement>("[data-area]")].map(({ dataset }) => dataset.area)).toEqual([
    "1",
    "4",
    "3",
  ]);
});

test("what was pressed on an old page is done when the next one offers it too", async () => {
  await pressOldOffer();
  await read();
  expect(table.socket.take("preview")).toMatchObject({ actions: ["take 1 2"] });
});

test("what was pressed on an old page and is not offered any more is said to be too late", async () => {
  await pressOldOffer();
  await read({ ...READING, groups: [] });
  expect(table.socket.asked.some(({ type }) => type === "preview")).toBe(false);
  expect(find("refusal").textContent).toContain("Something happened in the meantime");
});

test("what is not allowed is said in the game's own words, with names", async () => {
  const words = { texts: ["nim-N2-1 = It is { $turn }’s turn."] };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(words))));
  await meet(["nim"]);
  await read();
  find("offer").click();
  const reason = { rule: "N2.1", facts: { why: "turn", turn: 1 }, seats: ["turn"] };
  await table.socket.take("preview").reply({ type: "refused", code: "illegal", detail: "", step: 0, reason });
  flushSync();
  expect(find("fallen").textContent).toContain("It is Ben’s turn. N2.1");
  vi.unstubAllGlobals();
});

test.each([
  ["is tried", "take 1 2", 1],
  ["is let go", "take 1 3", 0],
])("a press before the next offers are there %s once they are", async (_, offered, previews) => {
  await read();
  table.server.frame(frame(6));
  await settled();
  flushSync();
  find("offer").click();
  await read({
    ...READING,
    groups: [{ title: "Take", offers: [{ ...READING.groups[0]!.offers[0]!, action: offered }] }],
  });
  await settled();
  expect(table.socket.asked.filter(({ type }) => type === "preview")).toHaveLength(previews);
});

test("players who share a screen do not see each other's secrets", async () => {
  await sitDown({ secrets: true, seats: SEATS.map((seat) => ({ ...seat, yours: true })) });
  await read();
  expect(find("position")).toBeNull();
  expect(find("curtain").textContent).toContain("Pass the screen to Ada.");
  expect(document.querySelector("h1")).not.toBeNull();
  await vi.waitFor(() => expect(announcer.said.at(-1)?.text).toContain("Pass the screen to Ada."), 3_000);
  find("lift-curtain").click();
  flushSync();
  expect(find("position").textContent).toContain("Three heaps");
  table.server.frame(frame(6, -1, { seat: 1, actors: [1] }));
  await settled();
  flushSync();
  find("lift-curtain").click();
  flushSync();
  expect(find("position")).toBeNull();
  await read({ ...READING, lines: ["Ben's own."] });
  expect(find("position").textContent).toContain("Ben's own.");
});

test("while others move fast, one reading after the other is asked for", async () => {
  await read();
  for (const number of [6, 7, 8]) table.server.frame(frame(number));
  await read({ ...READING, story: ["One.", "Two.", "Three."] });
  expect(table.socket.asked.filter(({ type }) => type === "read")).toHaveLength(2);
  expect(find("log").textContent).toMatch(/Ben took one\..*Three\./s);
});

test("a reading that the server refused is asked for again", async () => {
  const first = await asked();
  answered = first;
  await first.reply({ type: "refused", code: "too-fast", detail: "" });
  await vi.waitFor(() => expect(table.socket.take("read")).not.toBe(first), 3_000);
  await read();
  expect(find("position").textContent).toContain("Three heaps");
});

test("the end says who won", async () => {
  await read();
  table.server.frame(frame(6, 5, { actors: [], offers: [], result: { scores: [3, 8], winners: [1] } }));
  await settled();
  flushSync();
  expect(find("game-over").textContent).toMatch(/Ben wins!.*Ben.*8.*Ada.*3/s);
});

test("while the line is down, it can be tried at once", async () => {
  await read();
  table.server.connected(false);
  flushSync();
  find("try-now").click();
  expect(table.socket.hurries).toBe(1);
});
