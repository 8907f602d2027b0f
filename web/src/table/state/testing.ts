// For tests: a table's store whose server is the test itself.
import type { Change, Json } from "../../lib/view-diff";
import type { Event, Frame, History, Offer, Table, Values } from "../../lib/types";
import type { Answer, Listener, Question } from "./socket";
import { TableStore } from "./table.svelte";

type Asked = Question & { reply: (answer: (Partial<Answer> & { type: Answer["type"] }) | null) => Promise<void> };

/** A line on which every question waits until the test answers it. */
class FakeSocket {
  asked: Asked[] = [];
  resyncs = 0;

  ask = (question: Question): Promise<Answer | null> =>
    new Promise((answer) => {
      const reply = async (message: object | null) => {
        answer(message && ({ id: "1", ...message } as Answer));
        await settled();
      };
      this.asked.push({ ...question, reply });
    });
  seen: number[] = [];
  tell = ({ number }: { number: number }) => void this.seen.push(number);
  hurries = 0;
  hurry = () => void (this.hurries += 1);
  resync = () => (this.resyncs += 1);
  close = () => {};

  /** The last question of this kind. */
  take(type: Question["type"]): Asked {
    const found = this.asked.filter((question) => question.type === type).at(-1);
    if (!found) throw new Error(`nobody asked for ${type}`);
    return found;
  }
}

/** Everything that waits for promises alone has happened. */
export function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

export const SEATS = ["Ada", "Ben"].map((name) => ({ kind: "person", name, here: true })) as Table["seats"];
const TABLE = { type: "table", id: "t1", game: "nim", mode: "basic", status: "running", seats: SEATS } as Table;

export function step(action: string, cost: number, reveals = false): Offer {
  return { action, intent: { kind: action.split(" ")[0]! }, cost, reveals };
}

/** What one entry tells, after which the view has this number. */
export function event(number: number, ...facts: Values[]): Event {
  const changes: Change = { number: [number] };
  return { facts, changes };
}

/** A frame as the server sends it: full, or with one event for each number after the frame that it follows. */
export function frame(number: number, after = number - 1, more: Partial<Frame> = {}): Frame {
  const mine = { seat: 0, actors: [0], offers: [step("walk worker a5 b4", 1)] };
  const view: Json = { number };
  const events = Array.from({ length: number - after }, (_, at) => event(after + at + 1));
  return { type: "frame", number, after, ...mine, ...(after < 0 ? { events: [], view } : { events }), ...more };
}

export interface Seated {
  store: TableStore;
  socket: FakeSocket;
  server: Listener;
}

/** A store that has received its table and its first frame. */
export function seated(
  first = frame(5, -1),
  table: Partial<Table> = {},
  history: () => Promise<History> = () => Promise.reject(new Error("nobody looks back")),
): Seated {
  const socket = new FakeSocket();
  let server!: Listener;
  const store = new TableStore(
    "t1",
    (listener) => {
      server = listener;
      return socket;
    },
    history,
  );
  server.table({ ...TABLE, ...table });
  server.connected(true);
  server.frame(first);
  return { store, socket, server };
}
