import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { address, pause, TableSocket, type Listener } from "./socket";

class FakeLine {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  accept(): void {
    this.readyState = 1;
    this.onopen();
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(code = 1005): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let lines: FakeLine[];
let listener: Listener;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  listener = { table: vi.fn(), frame: vi.fn(), connected: vi.fn(), gone: vi.fn() };
  socket = new TableSocket("t1", listener, () => {
    lines.push(new FakeLine());
    return lines.at(-1) as unknown as WebSocket;
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test("the address follows the page", () => {
  expect(address("t1", { protocol: "https:", host: "cenote.example" })).toBe(
    "wss://cenote.example/api/tables/t1/socket",
  );
});

test("an answer finds its question", async () => {
  lines[0]!.accept();
  const answer = socket.ask({ type: "preview", actions: [] });
  const { id } = lines[0]!.sent[0]!;
  expect(id).toMatch(/^[A-Za-z0-9_-]+$/);
  lines[0]!.say({ type: "previewed", id, view: {}, offers: [], stopped: false });
  expect(await answer).toMatchObject({ type: "previewed" });
});

test("a move without an answer is sent again with the same id, a preview is not", async () => {
  lines[0]!.accept();
  const move = socket.ask({ type: "play", at: 3, actions: ["end"] });
  const preview = socket.ask({ type: "preview", actions: [] });
  lines[0]!.close(1001);
  expect(await preview).toBeNull();
  vi.advanceTimersByTime(1_000);
  lines[1]!.accept();
  expect(lines[1]!.sent).toEqual([lines[0]!.sent[0]]);
  lines[1]!.say({ type: "accepted", id: lines[1]!.sent[0]!.id, number: 4 });
  expect(await move).toMatchObject({ number: 4 });
});

test("a move made while the line is broken waits for it", () => {
  void socket.ask({ type: "undo", at: 1 });
  lines[0]!.accept();
  expect(lines[0]!.sent).toMatchObject([{ type: "undo", at: 1 }]);
});

test("tries follow each other more and more slowly, and at once when the browser is back", () => {
  expect(pause(0, 0)).toBe(300);
  expect(pause(4, 1)).toBe(4_800);
  expect(pause(20, 1)).toBe(8_000);
  lines[0]!.close(1006);
  expect(lines).toHaveLength(1);
  window.dispatchEvent(new Event("online"));
  expect(lines).toHaveLength(2);
});

test.each([
  [4404, "no-table"],
  [4400, "misread"],
])("a line closed with %i is not opened again", (code, why) => {
  lines[0]!.accept();
  lines[0]!.close(code);
  vi.advanceTimersByTime(60_000);
  expect(listener.gone).toHaveBeenCalledWith(why);
  expect(lines).toHaveLength(1);
});

test("what came too fast is asked again after a breath, what was not understood is not", async () => {
  lines[0]!.accept();
  const preview = socket.ask({ type: "preview", actions: [] });
  lines[0]!.say({ type: "refused", id: "", code: "too-fast", detail: "" });
  vi.advanceTimersByTime(1_000);
  expect(lines[0]!.sent[1]).toEqual(lines[0]!.sent[0]);
  lines[0]!.say({ type: "refused", id: "", code: "malformed", detail: "" });
  expect(await preview).toBeNull();
});

test("who was too fast waits longer", () => {
  lines[0]!.accept();
  lines[0]!.close(4429);
  vi.advanceTimersByTime(3_000);
  expect(lines).toHaveLength(1);
});
