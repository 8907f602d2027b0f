import { expect, test } from "vitest";
import type { Chat, ChatLine } from "../lib/types";
import { seated, settled } from "../table/state/testing";

function line(number: number, more: Partial<ChatLine> = {}): ChatLine {
  return { number, name: "Ben", at: 0, seat: 1, text: `line ${number}`, ...more };
}

function chat(more: Partial<Chat> = {}): Chat {
  const rooms: Chat["rooms"] = [{ room: "players", lines: [line(3), line(4)], more: true, unread: 2 }];
  return { type: "chat", id: "1", rooms, muted: [], closed: "", ...more };
}

async function listening() {
  const table = seated();
  await table.socket.take("listen").reply(chat());
  return table;
}

test("whoever comes hears what was said, and reading it is told to the server once", async () => {
  const { store, socket } = await listening();
  expect([store.chat.unread, socket.seen]).toEqual([2, [5]]);
  store.chat.show(true);
  expect([store.chat.unread, socket.seen]).toEqual([0, [5, 4]]);
  store.chat.show(true);
  expect(socket.seen).toEqual([5, 4]);
});

test("new lines are heard once, and own ones are not unread", async () => {
  const { store, server } = await listening();
  server.chat({
    type: "lines",
    id: "",
    room: "players",
    lines: [line(4), line(5), line(6, { yours: true })],
    more: false,
  });
  expect(store.chat.room?.lines.map(({ number }) => number)).toEqual([3, 4, 5, 6]);
  expect([store.chat.unread, store.chat.latest?.number]).toEqual([3, 5]);
});

test("what was said earlier comes before the rest", async () => {
  const { store, socket } = await listening();
  void store.chat.recall();
  await socket.take("earlier").reply({ type: "lines", room: "players", lines: [line(1), line(2)], more: false });
  expect(store.chat.room?.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(store.chat.room?.more).toBe(false);
});

test("everything is told anew when somebody is muted or the line was lost", async () => {
  const { store, socket, server } = await listening();
  server.chat(chat({ id: "", rooms: [{ room: "players", lines: [], more: false, unread: 0 }], closed: "host" }));
  expect([store.chat.room?.lines, store.chat.closed]).toEqual([[], "host"]);
  server.connected(true);
  await settled();
  expect(socket.asked.filter(({ type }) => type === "listen").length).toBe(2);
});

test("what is refused says why", async () => {
  const { store, socket } = await listening();
  const said = store.chat.say({ text: "hello" }).catch((trouble: Error) => trouble.message);
  await socket.take("say").reply({ type: "refused", code: "too-often", detail: "" });
  expect(await said).toBe("too-often");
});
