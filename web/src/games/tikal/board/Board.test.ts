import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import early from "../../../../fixtures/basic-acting-early.json";
import placing from "../../../../fixtures/basic-placing-early.json";
import { speak } from "../../../lib/words.svelte";
import type { View } from "../types";
import Board from "./Board.svelte";
import type { BoardProps } from "./types";

class NoResize {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const calls: string[] = [];
let board: ReturnType<typeof mount>;

function show(props: Partial<BoardProps>): void {
  const quiet: BoardProps = {
    view: early.view as View,
    seat: 2,
    lit: new Set(),
    faint: new Set(),
    costs: new Map(),
    litMembers: [],
    selected: null,
    selectedMember: null,
    ghost: null,
    path: null,
    pathLabel: "",
    flights: [],
    marks: new Set(),
    scoring: null,
    note: null,
    noteAt: null,
    label: (space) => `space ${space}`,
    invitation: () => "",
    memberLabel: (space, member) => `${member} on ${space}`,
    onspace: (space) => calls.push(`space ${space}`),
    onmember: (space, member) => calls.push(`${member} ${space}`),
    onhover: () => undefined,
    onrotate: (direction) => calls.push(`rotate ${direction}`),
    zoomLabels: { in: "nearer", out: "further", fit: "whole", board: "board" },
  };
  board = mount(Board, { target: document.body, props: { ...quiet, ...props } });
  flushSync();
}

function button(label: string): Element {
  const found = document.querySelector(`:is([role="button"], [role="gridcell"])[aria-label="${label}"]`);
  if (!found) throw new Error(`nothing is called ${label}`);
  return found;
}

function click(label: string): void {
  button(label).dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

function key(label: string, name: string): void {
  button(label).dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  flushSync();
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResize);
  calls.length = 0;
});

afterEach(async () => {
  await unmount(board);
  vi.unstubAllGlobals();
});

describe("the board", () => {
  it("makes its labelled elements anew in another language, for the voice of that language", async () => {
    await speak("en");
    show({});
    const before = [button("space a4"), button("worker on a5")];
    await speak("ru");
    flushSync();
    const after = [button("space a4"), button("worker on a5")];
    for (const one of before) expect(after).not.toContain(one);
    await speak("en");
  });

  it("tells a member from the hex that it stands on", () => {
    show({});
    click("worker on a5");
    click("space a5");
    click("leader on b5");
    expect(calls).toEqual(["worker a5", "space a5", "leader b5"]);
  });

  it("offers the tokens of its own seat only", () => {
    show({ seat: 1 });
    expect(() => button("leader on b5")).toThrow();
  });

  it("offers a spectator no tokens", () => {
    show({ seat: null });
    expect(document.querySelectorAll('[role="button"]')).toHaveLength(0);
  });

  it("is a grid of rows and cells, so that a screen reader lets the arrows and Enter through", () => {
    show({ seat: null });
    expect(document.querySelectorAll('[role="grid"][aria-label="board"] > [role="row"]')).toHaveLength(5);
    expect(
      [...document.querySelectorAll('[role="row"]')].map((row) => row.querySelectorAll('[role="gridcell"]').length),
    ).toEqual([8, 8, 8, 8, 8]);
  });

  it("is one stop for the keyboard, and arrows walk over its spaces", () => {
    show({ seat: null });
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    key("space a5", "ArrowUp");
    key("space a4", "ArrowRight");
    expect(button("space b4").getAttribute("tabindex")).toBe("0");
    expect(document.activeElement).toBe(button("space b4"));
    key("space b4", "Enter");
    expect(calls).toEqual(["space b4"]);
  });

  it("turns the hex that is being placed, and does not choose its space again", () => {
    show({ view: placing.view as View, ghost: { space: "a2", hexagon: "A4", turns: 0 } });
    click("space a2");
    key("space a2", "Enter");
    click("space b2");
    expect(calls).toEqual(["rotate 1", "rotate 1", "space b2"]);
  });
});
