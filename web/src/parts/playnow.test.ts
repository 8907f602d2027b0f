import { beforeAll, expect, test } from "vitest";
import { speak } from "../lib/words.svelte";
import { wishIn } from "./playnow";

beforeAll(() => speak("en"));

const seats = (asked: string) =>
  wishIn("tikal", new URLSearchParams(asked)).seats.map((seat) => seat.kind + seat.bot + seat.name);

test("without wishes it is me and two bots", () => {
  expect(seats("")).toEqual(["me", "botgreedy", "botgreedy"]);
});

test("an address names people, bots, mode and options", () => {
  expect(seats("people=2&bots=random")).toEqual(["me", "hotPlayer 2", "botrandom"]);
  expect(wishIn("tikal", new URLSearchParams("mode=auction&options=camp-needs-member"))).toMatchObject({
    mode: "auction",
    options: ["camp-needs-member"],
  });
});

test("a table for people only has no bots", () => {
  expect(seats("people=2")).toEqual(["me", "hotPlayer 2"]);
});
