import { beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "./api";
import { speak } from "./words.svelte";

type Call = { method: string; path: string; token: string | null; body: unknown };
const calls: Call[] = [];
let answers: (object | Error)[] = [];

function answered(path: string, wish: RequestInit): Promise<Response> {
  const token = new Headers(wish.headers).get("X-CSRFToken");
  calls.push({ method: wish.method!, path, token, body: wish.body && JSON.parse(String(wish.body)) });
  const answer = answers.shift()!;
  if (answer instanceof Error) return Promise.reject(answer);
  return Promise.resolve(Response.json(answer, { status: "code" in answer ? 409 : 200 }));
}

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("fetch", answered);
  return speak("en");
});

const refusalOf = async (asked: Promise<unknown>) => (await asked.catch((trouble: unknown) => trouble)) as Refusal;

test("changes carry the token that came with the guest", async () => {
  answers = [{ name: "", csrf: "t1" }, { id: "abc" }];
  await api.me();
  expect(await api.join("a/b", 1, "key")).toEqual({ id: "abc" });
  expect(calls[1]).toMatchObject({ method: "POST", path: "/api/tables/a%2Fb/join", token: "t1" });
  expect(calls[1]!.body).toMatchObject({ seat: 1, invite: "key" });
});

test("a forgotten guest is made anew, once", async () => {
  answers = [{ code: "no-session" }, { name: "", csrf: "t2" }, {}];
  await api.start("abc");
  expect(calls.map((call) => call.token)).toEqual(["t1", null, "t2"]);
});

test("a refusal says why in words", async () => {
  answers = [{ code: "seat-taken", facts: {} }];
  const refusal = await refusalOf(api.join("abc", 0));
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.sentence).toBe("Somebody was faster: this seat is taken.");
});

test("a code that this page does not know, and no answer at all, have words too", async () => {
  answers = [{ code: "from-the-future" }, new TypeError("no network")];
  expect((await refusalOf(api.lobby())).sentence).toContain("Nothing is lost");
  expect((await refusalOf(api.lobby())).code).toBe("offline");
});
