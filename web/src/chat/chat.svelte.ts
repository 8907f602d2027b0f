// The chat of a table as this browser hears it: rooms that are open, what was said in them, and what nobody has read yet.
import { Refusal } from "../lib/api";
import type { Chat, ChatLine, ChatLines, ChatRoom, ClientMessage, MutedPerson, Phrase, Room } from "../lib/types";
import type { Answer, Question } from "../table/state/socket";

interface Line {
  ask(question: Question): Promise<Answer | null>;
  tell(heard: Extract<ClientMessage, { type: "heard" }>): void;
}

export class TableChat {
  rooms = $state.raw<ChatRoom[]>([]);
  muted = $state.raw<MutedPerson[]>([]);
  closed = $state<Chat["closed"]>("");
  /** Whether the first answer of the server is here. */
  known = $state(false);
  /** Whether the panel is open. */
  shown = $state(false);
  /** The newest line of somebody else that came while this page was open. */
  latest = $state.raw<ChatLine | null>(null);
  #chosen = $state<Room>("players");

  constructor(private readonly line: Line) {
    document.addEventListener("visibilitychange", this.#read);
  }

  /** The room that is looked at. */
  get room(): ChatRoom | null {
    return this.rooms.find(({ room }) => room === this.#chosen) ?? this.rooms[0] ?? null;
  }

  get unread(): number {
    return this.rooms.reduce((sum, { unread }) => sum + unread, 0);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#read);
  }

  /** Ask for everything: at first, and whenever the line was lost. */
  async listen(): Promise<void> {
    const answer = await this.line.ask({ type: "listen" });
    if (answer?.type === "chat") this.hear(answer);
  }

  /** Everything anew, or some lines more. */
  hear(message: Chat | ChatLines): void {
    if (message.type === "chat") {
      this.rooms = message.rooms;
      this.muted = message.muted;
      this.closed = message.closed ?? "";
      this.known = true;
    } else this.#add(message);
    this.#read();
  }

  choose(room: Room): void {
    this.#chosen = room;
    this.#read();
  }

  show(yes: boolean): void {
    this.shown = yes;
    this.#read();
  }

  /** Send a line; the form keeps it until the server has it, and shows the reason of a refusal. */
  async say(what: { text: string } | { phrase: Phrase }): Promise<void> {
    const room = this.room?.room;
    if (!room) return;
    const answer = await this.line.ask({ type: "say", room, ...what });
    if (answer?.type === "refused") throw new Refusal(answer.code, answer.facts);
  }

  /** What was said before the first line that is known. */
  async recall(): Promise<void> {
    const now = this.room;
    const first = now?.lines[0];
    if (!now || !first) return;
    const answer = await this.line.ask({ type: "earlier", room: now.room, before: first.number });
    if (answer?.type !== "lines") return;
    this.#change(answer.room, (room) => ({
      ...room,
      lines: [...answer.lines, ...room.lines],
      more: answer.more ?? false,
    }));
  }

  #add({ room: name, lines }: ChatLines): void {
    this.#change(name, (room) => {
      const last = room.lines.at(-1)?.number ?? 0;
      const fresh = lines.filter(({ number }) => number > last);
      const others = fresh.filter(({ yours }) => !yours);
      this.latest = others.at(-1) ?? this.latest;
      return { ...room, lines: [...room.lines, ...fresh], unread: room.unread + others.length };
    });
  }

  #change(name: Room, change: (room: ChatRoom) => ChatRoom): void {
    this.rooms = this.rooms.map((room) => (room.room === name ? change(room) : room));
  }

  /** What is in sight is read, here and on every other device. */
  #read = (): void => {
    const now = this.room;
    const last = now?.lines.at(-1);
    if (!this.shown || document.hidden || !now || !last || now.unread === 0) return;
    this.line.tell({ type: "heard", room: now.room, number: last.number });
    this.#change(now.room, (room) => ({ ...room, unread: 0 }));
  };
}
