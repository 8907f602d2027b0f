import { expect, test } from "vitest";
import { inviteIn, onlyHere, nextIn, pageAt, tablePath } from "./router.svelte";

const at = (path: string) => pageAt(new URL(path, location.origin));

test("addresses lead to pages", () => {
  expect(at("/")).toEqual({ name: "home" });
  expect(at("/new?game=nim")).toEqual({ name: "new", game: "nim" });
  expect(at("/play/nim?people=2")).toEqual({ name: "play", game: "nim" });
  expect(at("/how/nim")).toEqual({ name: "how", game: "nim" });
  expect(at("/learn/nim")).toEqual({ name: "learn", game: "nim" });
  expect(at("/table/aB-_9xyzw#invite=k")).toEqual({ name: "table", id: "aB-_9xyzw" });
  expect(at("/table/a/b")).toEqual({ name: "lost" });
});

test("an invitation stands in the fragment", () => {
  expect(inviteIn(new URL("http://here/table/a#invite=Zk3_-v"))).toBe("Zk3_-v");
  expect(inviteIn(new URL("http://here/table/a"))).toBe("");
});

test("a pasted link, path or id leads to the table", () => {
  expect(tablePath(" https://elsewhere.example/table/abcd1234#invite=k ")).toBe("/table/abcd1234#invite=k");
  expect(tablePath("/table/abcd1234")).toBe("/table/abcd1234");
  expect(tablePath("abcd1234_-xY")).toBe("/table/abcd1234_-xY");
});

test("what is no table leads nowhere", () => {
  expect(["", "hello you", "https://elsewhere.example/", "https://[", "javascript:alert(1)"].map(tablePath)).toEqual([
    "",
    "",
    "",
    "",
    "",
  ]);
});

test("some addresses lead nobody else here", () => {
  expect(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "play.localhost"].every(onlyHere)).toBe(true);
  expect(["192.168.1.7", "play.example.org", "127.example.org", "localhost.example.org"].some(onlyHere)).toBe(false);
});

test("after logging in one goes to a place of ours, and nowhere else", () => {
  const next = (wanted: string) => nextIn(new URL(`http://here/login?next=${encodeURIComponent(wanted)}`));
  expect(next("/table/abcd1234#invite=x")).toBe("/table/abcd1234#invite=x");
  for (const bad of [
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "/login",
    "http://[",
    "/nowhere",
  ])
    expect(next(bad)).toBe("/");
});
