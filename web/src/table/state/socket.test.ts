import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { socketUrl, backoff } from "./connection";
import { TableSocket, type Listener } from "./socket";

class FakeLine {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1005): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let lines: FakeLine[];
let listener: Listener;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  listener = { table: vi.fn(), frame: vi.fn(), chat: vi.fn(), connected: vi.fn(), gone: vi.fn() };
  socket = new TableSocket("t1", listener, () => {
    lines.push(new FakeLine());
    return lines.at(-1) as unknown as WebSocket;
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test("the socketUrl follows the page", () => {
  expect(socketUrl("t1", { protocol: "https:", host: "cenote.example" })).toBe(
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
  expect(backoff(0, 0)).toBe(300);
  expect(backoff(4, 1)).toBe(4_800);
  expect(backoff(20, 1)).toBe(5_000);
  lines[0]!.close(1006);
  expect(lines).toHaveLength(1);
  window.dispatchEvent(new Event("online"));
  expect(lines).toHaveLength(2);
  lines[1]!.close(1006);
  socket.hurry();
  expect(lines).toHaveLength(3);
});

test("when the server stops, everybody comes back within a second, and not all in the same moment", () => {
  vi.spyOn(Math, "random").mockReturnValueOnce(0.1).mockReturnValueOnce(0.9);
  lines[0]!.accept();
  lines[0]!.close(1012);
  vi.advanceTimersByTime(100);
  expect(lines).toHaveLength(2);
  lines[1]!.close(1012);
  vi.advanceTimersByTime(500);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(100);
  expect(lines).toHaveLength(3);
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
  vi.advanceTimersByTime(2_000);
  expect(lines).toHaveLength(1);
});

test("only the message that came too fast is asked again, more and more slowly", async () => {
  lines[0]!.accept();
  const [slow, other] = [1, 2].map((at) => socket.ask({ type: "preview", actions: [String(at)] }));
  const { id } = lines[0]!.sent[0]!;
  for (const wait of [1_000, 1_600]) {
    lines[0]!.say({ type: "refused", id, code: "too-fast", detail: "" });
    const sent = lines[0]!.sent.length;
    vi.advanceTimersByTime(wait - 1);
    expect(lines[0]!.sent).toHaveLength(sent);
    vi.advanceTimersByTime(1);
    expect(lines[0]!.sent.slice(sent)).toMatchObject([{ id, actions: ["1"] }]);
  }
  for (const { id } of lines[0]!.sent.slice(0, 2))
    lines[0]!.say({ type: "previewed", id, view: {}, offers: [], stopped: false });
  expect(await Promise.all([slow, other])).toMatchObject([{ type: "previewed" }, { type: "previewed" }]);
});

test("a quiet line is asked whether it is open, and any answer will do", () => {
  lines[0]!.accept();
  vi.advanceTimersByTime(4_000);
  expect(lines[0]!.sent).toEqual([{ type: "ping" }]);
  lines[0]!.say({ type: "pong" });
  vi.advanceTimersByTime(4_000);
  expect(lines[0]!.sent).toHaveLength(2);
  lines[0]!.say({ type: "pong" });
  vi.advanceTimersByTime(3_999);
  expect(listener.connected).toHaveBeenCalledTimes(1);
});

test("a frozen line is noticed within 15 seconds, and the move that it swallowed goes over the next one", async () => {
  lines[0]!.accept();
  vi.advanceTimersByTime(4_000);
  const preview = socket.ask({ type: "preview", actions: [] });
  const move = socket.ask({ type: "play", at: 3, actions: ["end"] });
  vi.advanceTimersByTime(7_000);
  expect(listener.connected).toHaveBeenLastCalledWith(false);
  expect(await preview).toBeNull();
  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(2);
  lines[1]!.accept();
  const [again] = lines[1]!.sent;
  expect(again).toMatchObject({ type: "play", actions: ["end"] });
  lines[0]!.say({ type: "accepted", id: again!.id, number: 3 });
  lines[1]!.say({ type: "accepted", id: again!.id, number: 4 });
  expect(await move).toMatchObject({ number: 4 });
});

test("a question without an answer is noticed without a ping", () => {
  lines[0]!.accept();
  vi.advanceTimersByTime(3_000);
  void socket.ask({ type: "preview", actions: [] });
  vi.advanceTimersByTime(7_000);
  expect(lines[0]!.sent.map(({ type }) => type)).toEqual(["preview"]);
  expect(listener.connected).toHaveBeenLastCalledWith(false);
});

test("knocking at a door that nobody opens is given up and begun again", () => {
  vi.advanceTimersByTime(7_500);
  expect(lines).toHaveLength(2);
  expect(lines[0]!.readyState).toBe(3);
});

test("an attempt that hangs is given up for a new one on request, a line that was accepted is not", () => {
  socket.hurry();
  expect([lines.length, lines[0]!.readyState]).toEqual([2, 3]);
  lines[1]!.accept();
  socket.hurry();
  expect([lines.length, lines[1]!.sent]).toEqual([2, [{ type: "ping" }]]);
  vi.advanceTimersByTime(6_000);
  expect(lines).toHaveLength(2);
});

test.each(["online", "offline"])("a browser that goes %s looks whether the line still holds", (event) => {
  lines[0]!.accept();
  window.dispatchEvent(new Event(event));
  expect(lines[0]!.sent).toEqual([{ type: "ping" }]);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(lines[0]!.sent).toHaveLength(1);
});
