import { beforeEach, expect, test } from "vitest";
import type { Offer, Refused } from "../../lib/types";
import { Plan } from "./plan.svelte";
import type { Answer, Question } from "./socket";
import { settled, step } from "./testing";

interface Asked {
  actions: string[];
  reply(answer: object | null): Promise<void>;
}

const [one, two, three] = ["enter a", "enter b", "enter c"].map((action) => step(action, 1)) as [Offer, Offer, Offer];

let asked: Asked[];
let ends: (Refused | null)[];
let plan: Plan;

function ask(question: Question): Promise<Answer | null> {
  return new Promise((answer) => {
    const reply = async (message: object | null) => {
      answer(message as Answer | null);
      await settled();
    };
    asked.push({ actions: (question as { actions: string[] }).actions, reply });
  });
}

function seen(name: string, offers: Offer[] = [three]): object {
  return { type: "previewed", id: "1", view: name, offers, stopped: false };
}

function illegal(at: number, why = "no"): object {
  return { type: "refused", id: "1", code: "illegal", detail: "", step: at, reason: { rule: "R1", facts: { why } } };
}

beforeEach(() => {
  asked = [];
  ends = [];
  const waits = ({ facts }: { facts: { why?: unknown } }) => facts.why === "phase";
  plan = new Plan({ ask, changed: () => {}, waits, settled: (refused) => ends.push(refused) });
});

test("a step shows at once, and one question at a time asks for the newest plan", async () => {
  plan.add(one);
  plan.add(two);
  plan.add(three);
  expect(plan.steps).toEqual([one, two, three]);
  expect([plan.pending.length, plan.cost, plan.busy]).toEqual([3, 3, true]);
  expect(asked.map(({ actions }) => actions.length)).toEqual([1]);
  await asked[0]!.reply(seen("after one"));
  expect(plan.seen?.view).toBe("after one");
  expect(plan.pending).toEqual([two, three]);
  expect(asked.map(({ actions }) => actions.length)).toEqual([1, 3]);
  await asked[1]!.reply(seen("after three"));
  expect([plan.seen?.view, plan.pending, plan.busy]).toEqual(["after three", [], false]);
  expect(ends).toEqual([null]);
});

test("a step that is refused falls with its reason, and so do those behind it", async () => {
  plan.add(one);
  await asked[0]!.reply(seen("after one"));
  plan.add(two);
  plan.add(three);
  await asked[1]!.reply(illegal(1));
  await asked[2]!.reply(illegal(1));
  expect(plan.steps).toEqual([one]);
  expect(plan.fallen).toMatchObject({ steps: [two, three], waits: false });
  expect(plan.seen?.view).toBe("after one");
  expect(asked, "what was answered before is known").toHaveLength(3);
  expect(ends.at(-1)).toMatchObject({ code: "illegal" });
});

test("a step taken out is gone at once, and what was seen before it is seen again without a question", async () => {
  for (const [at, next] of [one, two].entries()) {
    plan.add(next);
    await asked[at]!.reply(seen(`after ${at + 1}`));
  }
  plan.remove();
  expect([plan.steps, plan.seen?.view, plan.busy]).toEqual([[one], "after 1", false]);
  plan.refit();
  expect(asked).toHaveLength(3);
});

test("while a step in the middle goes out, nothing is offered that may need it", async () => {
  plan.fit([one, two]);
  await asked[0]!.reply(seen("after both"));
  plan.remove(0);
  expect([plan.steps, plan.stale, plan.pending]).toEqual([[two], true, []]);
  await asked[1]!.reply(seen("after two"));
  expect([plan.stale, plan.seen?.view]).toEqual([false, "after two"]);
});

test("an answer about a game that has moved on is not believed", async () => {
  plan.add(one);
  plan.refit();
  await asked[0]!.reply(seen("before the move"));
  expect(plan.seen).toBeNull();
  await asked[1]!.reply(seen("after the move"));
  expect(plan.seen?.view).toBe("after the move");
});

test("steps stay when the line breaks, and are asked about again", async () => {
  plan.add(one);
  await asked[0]!.reply(null);
  expect([plan.steps, plan.pending, plan.busy]).toEqual([[one], [one], false]);
  plan.refit();
  await asked[1]!.reply(seen("after one"));
  expect(plan.pending).toEqual([]);
});

test("a plan for which it is too early waits politely, and comes back behind what comes first", async () => {
  plan.fit([two, three]);
  await asked[0]!.reply(illegal(0, "phase"));
  expect(plan.fallen).toMatchObject({ steps: [two, three], waits: true });
  plan.add(one);
  expect(asked[1]!.actions).toHaveLength(3);
  await asked[1]!.reply(seen("after all"));
  expect([plan.steps, plan.fallen]).toEqual([[one, two, three], null]);
});

test("a refusal that is not about a step takes nothing but the newest steps", async () => {
  plan.add(one);
  await asked[0]!.reply(seen("after one"));
  plan.add(two);
  await asked[1]!.reply({ type: "refused", id: "1", code: "trouble", detail: "" });
  expect([plan.steps, plan.fallen]).toEqual([[one], null]);
});

test.each([
  [["enter a"], 2],
  [["enter a", "walk x y", "walk y z"], 1],
  [["enter a", "walk x y", "walk y z", "enter c", "end"], 0],
])("of a plan of three %j leave %i steps", (played, left) => {
  plan.fit([one, { ...step("walk x y z", 2), steps: 2 }, three]);
  expect(plan.dropPlayed(played)).toBe(true);
  expect(plan.steps).toHaveLength(left);
});

test.each([[["enter b"]], [["enter a", "end"]], [["enter a", "walk x q", "walk q z"]], [["enter a", "walk x y"]]])(
  "a plan of three does not begin with %j",
  (played) => {
    plan.fit([one, { ...step("walk x y z", 2), steps: 2 }, three]);
    expect(plan.dropPlayed(played)).toBe(false);
    expect(plan.steps).toHaveLength(3);
  },
);
