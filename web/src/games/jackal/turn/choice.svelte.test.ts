import { beforeEach, expect, test } from "vitest";
import type { TableStore } from "../../../table/state/table.svelte";
import type { Card, Offer, Way } from "../types";
import { Choice } from "./choice.svelte";

/** H H V F M. */
const HAND = [2, 1, 0, 0, 1, 0, 1];
let arranged: string[];
let asked: string[];

function lay(card: string): Offer {
  return { action: `lay ${card}`, intent: { kind: "lay", card } } as Offer;
}

/** Somebody who lays a route and has planned some cards of it; the server has answered unless the plan is stale. */
function at(planned: string, wishes: { stale?: boolean; fallen?: object; busy?: boolean } = {}): Choice {
  const steps = [...planned].map(lay);
  const next = [...(planned ? "HV" : "HVF")].map(lay);
  const view = { own: { hand: HAND, route: [], pack: [] } };
  return new Choice({
    view,
    base: view,
    frame: { view, offers: [..."HVF"].map(lay), outlook: null },
    offers: wishes.stale ? [] : next,
    plan: {
      steps,
      pending: [],
      stale: wishes.stale ?? false,
      busy: false,
      fallen: wishes.fallen ?? null,
      dropFallen: () => {},
    },
    playback: { busy: wishes.busy ?? false },
    asked: 7,
    myTurn: true,
    connected: true,
    moving: false,
    add: (offer: Offer) => (arranged = [...planned, (offer.intent as { card: string }).card]),
    arrange: (rest: Offer[]) => (arranged = rest.map(({ intent }) => (intent as { card: string }).card)),
    explain: (about: string) => (asked.push(about), Promise.resolve([])),
  } as unknown as TableStore);
}

function slots(choice: Choice): string {
  return choice.slots.map(({ card, used }) => (used ? "_" : card)).join("");
}

beforeEach(() => {
  arranged = [];
  asked = [];
});

test("laid cards leave their places empty, so that nothing moves", () => {
  expect(slots(at(""))).toBe("HHVFM");
  expect(slots(at("HV"))).toBe("_H_FM");
  expect(at("HV").row.join("")).toBe("HV");
});

test("a card goes behind the others, and what can only lie first goes there", () => {
  at("H").lay("V");
  expect(arranged).toEqual(["H", "V"]);
  at("HV").lay("F");
  expect(arranged).toEqual(["F", "H", "V"]);
});

test.each<[string, Card]>([
  ["H", "M"],
  ["F", "F"],
])("with %s laid, why %s cannot be laid is asked", (row, card) => {
  const choice = at(row);
  expect(choice.canLay(card)).toBe(false);
  choice.lay(card);
  expect([asked, arranged]).toEqual([[card], []]);
});

test("cards are put between others, moved and laid all at once", () => {
  at("HV").layAt("H", 1);
  expect(arranged).toEqual(["H", "H", "V"]);
  expect(at("HV").move(1, 0)).toBe(true);
  expect(arranged).toEqual(["V", "H"]);
  expect(at("HV").move(1, 2)).toBe(false);
  at("V").layAll("FH");
  expect(arranged).toEqual(["F", "H"]);
});

test("a row that may not lie as it was rearranged is put back", () => {
  const choice = at("FH", { fallen: { steps: [], reason: null } });
  choice.move(0, 1);
  expect(arranged).toEqual(["H", "F"]);
  choice.settle();
  expect(arranged).toEqual(["F", "H"]);
});

test("a card that is pressed again is confirmed", () => {
  const deeds: string[] = [];
  const store = {
    take: (deed: () => boolean) => deed(),
    moving: false,
    commit: () => deeds.push("commit"),
    arrange: () => deeds.push("choose"),
  };
  const choice = new Choice(store as unknown as TableStore);
  const offer = { action: "take K", intent: { kind: "take", card: "K" } } as Offer;
  choice.choose(offer);
  choice.choose(offer, true);
  expect(deeds).toEqual(["choose", "commit"]);
});

test("what each choice leads to is known, the best paid first", () => {
  const go = (cell: string, pays: number) => ({
    action: `go ${cell}`,
    intent: { kind: "go", way: 0, cell, leads: [["e5", 3, 4, pays, ["c3", cell, "e5"]]] },
  });
  const offers = [go("d2", 1), go("d4", 2)] as unknown as Offer[];
  const choice = new Choice({
    offers,
    plan: { stale: false, pending: [] },
    connected: true,
    moving: false,
  } as unknown as TableStore);
  expect([...choice.leads.keys()]).toEqual(["d4", "d2"]);
  expect(choice.leads.get("d4")).toEqual([{ cell: "e5", coins: 3, steps: 4, pays: 2, walk: ["c3", "d4", "e5"] }]);
});

test("a detour is known by the fewest steps that all cards need to the same chest", () => {
  const here = [{ cell: "a1", coins: 2, steps: 3 }];
  const choice = new Choice({ frame: { outlook: { reach: { here, ahead: [] }, more: [] } } } as unknown as TableStore);
  const way = { cell: "a1", coins: 2, steps: 5, walk: [] } as unknown as Way;
  expect([choice.fewest(way), choice.fewest({ ...way, cell: "e5" })]).toEqual([3, 5]);
});

test.each([
  [["done"], true],
  [["throw", "done"], false],
  [["ready"], false],
])("with %j to choose from there is no mark: %s", (kinds, markless) => {
  const offers = kinds.map((kind) => ({ action: kind, intent: { kind } }));
  const choice = new Choice({
    myTurn: true,
    playback: { busy: false },
    connected: true,
    moving: false,
    frame: { offers },
  } as unknown as TableStore);
  expect(choice.isMarkless).toBe(markless);
});

test("nothing can be chosen while what led to the question is still shown", () => {
  expect(at("", { busy: true }).beginnings).toEqual([]);
  expect(at("").beginnings).toHaveLength(3);
});

test("what can be chosen stays while the choices of others are shown", () => {
  const store = $state({
    playback: { busy: false },
    asked: 7,
    myTurn: true,
    connected: true,
    moving: false,
    frame: { offers: [lay("H")] },
  });
  const choice = new Choice(store as unknown as TableStore);
  expect(choice.beginnings).toHaveLength(1);
  store.playback.busy = true;
  expect(choice.beginnings).toHaveLength(1);
  store.asked = 8;
  expect(choice.beginnings).toEqual([]);
  store.playback.busy = false;
  expect(choice.beginnings).toHaveLength(1);
});
