// A table's line to the server: every question gets its answer, and a move that was sent is neither lost nor doubled.
import { me } from "../../lib/me.svelte";
import type {
  Accepted,
  Chat,
  ChatLines,
  Explained,
  Frame,
  ClientMessage,
  Previewed,
  TextView,
  Refused,
  LinePosted,
  Table,
  ServerMessage,
  Story,
} from "../../lib/types";
import { Presence } from "./presence";
import { socketUrl, newRequestId, backoff, restartDelay } from "./connection";
import { Heartbeat } from "./heartbeat";

type WithId = Extract<ClientMessage, { id: string }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Question = Without<WithId>;
export type Answer = Accepted | Previewed | Explained | Story | TextView | Chat | ChatLines | LinePosted | Refused;

/** Why there is nothing more to wait for. */
export type CloseReason = "no-table" | "misread";

export interface Listener {
  table(table: Table): void;
  frame(frame: Frame): void;
  /** What was said, or who may hear it, without having been asked for. */
  chat(message: Chat | ChatLines): void;
  connected(yes: boolean): void;
  gone(why: CloseReason): void;
}

interface Waiting {
  message: WithId;
  /** How often the server had no time for it. */
  refused: number;
  answer(answer: Answer | null): void;
}

/** After these there is no point in coming back: what this page says does not become clearer by repetition. */
const GONE: Record<number, CloseReason> = { 4400: "misread", 4404: "no-table" };
const TOO_FAST = 4429;
/** Somebody has logged in or out, here or elsewhere: the server knows who this is now. */
const ENDED = 4401;
/** Until then the tab that logged in has its new cookie: asking earlier would put another in its place. */
const SETTLED = 3_000;
const BROKEN = 1006;
const RESTART = 1012;
const BREATH = 400;
const UNANSWERED: ClientMessage["type"][] = ["ping", "look", "seen", "heard"];

/** Only a move, or what was said, may be sent twice: the server knows it by its id and gives the same answer again. */
function repeatable(message: WithId): boolean {
  return message.type === "play" || message.type === "undo" || message.type === "say";
}

export class TableSocket {
  #line: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #heartbeat = new Heartbeat({ ping: () => this.#send({ type: "ping" }), dead: () => this.#abandon() });

  #presence = new Presence(() => this.#look());

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Ask something; null if the line broke before the answer came. A move is asked again until it is answered. */
  ask(question: Question): Promise<Answer | null> {
    const message = { ...question, id: newRequestId() } as WithId;
    return new Promise((answer) => {
      if (!this.#ready && !repeatable(message)) return answer(null);
      this.#waiting.set(message.id, { message, refused: 0, answer });
      this.#send(message);
    });
  }

  /** Say what needs no answer; nothing is lost if it does not arrive. */
  tell(message: Extract<ClientMessage, { type: "seen" | "heard" }>): void {
    this.#send(message);
  }

  /** A frame is missing: ask for everything. */
  resync(): void {
    this.#send({ type: "resync" });
  }

  /** Try to reach the server now; an attempt that hangs is given up for a new one. */
  hurry(): void {
    if (this.#line?.readyState === 0) this.#abandon();
    this.#hurry();
  }

  close(): void {
    this.#closed = true;
    this.#presence.close();
    clearTimeout(this.#timer);
    this.#heartbeat.stop();
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#line?.close();
    for (const { answer } of this.#waiting.values()) answer(null);
    this.#waiting.clear();
  }

  get #ready(): boolean {
    return this.#line?.readyState === 1;
  }

  #send(message: ClientMessage): void {
    if (!this.#ready) return;
    this.#line?.send(JSON.stringify(message));
    // A ping has its own clock, and a look or what was seen no answer.
    if (!UNANSWERED.includes(message.type)) this.#heartbeat.asked();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const line = this.open(socketUrl(this.id));
    this.#line = line;
    this.#heartbeat.start();
    line.onopen = () => this.#opened();
    line.onmessage = (event: MessageEvent) => this.#received(JSON.parse(String(event.data)) as ServerMessage);
    line.onclose = (event: CloseEvent) => this.#lost(event.code);
  }

  #opened(): void {
    this.#heartbeat.heard();
    this.listener.connected(true);
    if (this.#presence.away) this.#look();
    this.#sendAgain();
  }

  #look(): void {
    this.#send({ type: "look", here: !this.#presence.away });
  }

  #received(message: ServerMessage): void {
    // Only now: a server that lets us in and throws us out at once should not be asked again at full speed.
    this.#tries = 0;
    this.#heartbeat.heard();
    if (message.type === "pong") return;
    if (message.type === "table") return this.listener.table(message);
    if (message.type === "frame") return this.listener.frame(message);
    if (message.type === "refused" && message.code === "too-fast") return this.#breathe(message.id);
    if (message.id === "" && (message.type === "chat" || message.type === "lines")) return this.listener.chat(message);
    if (message.id === "") return this.#forget();
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    waiting?.answer(message);
  }

  /** A line that says nothing any more; the browser itself would wait for minutes before it let go of it. */
  #abandon(): void {
    const line = this.#line;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
    this.#lost(BROKEN);
  }

  #lost(code: number): void {
    this.#line = null;
    this.#heartbeat.stop();
    if (this.#closed) return;
    this.listener.connected(false);
    this.#forget();
    const why = GONE[code];
    if (why) return this.listener.gone(why);
    if (code === ENDED) setTimeout(() => void me.load().catch(() => {}), SETTLED);
    if (code === TOO_FAST) this.#tries = Math.max(this.#tries, 5);
    const wait = code === RESTART && !this.#tries ? restartDelay : (chance: number) => backoff(this.#tries, chance);
    this.#timer = setTimeout(() => this.#connect(), wait(Math.random()));
    this.#tries += 1;
  }

  /** The server has no time for a message now, or for one that it does not name: ask again, more and more slowly. */
  #breathe(id: string): void {
    const late = id
      ? [...this.#waiting.values()].filter(({ message }) => message.id === id)
      : [...this.#waiting.values()];
    for (const waiting of late) {
      setTimeout(() => this.#repeat(waiting), BREATH + backoff((waiting.refused += 1), 1));
    }
  }

  #repeat({ message }: Waiting): void {
    if (this.#waiting.has(message.id)) this.#send(message);
  }

  #sendAgain(): void {
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  /** What cannot be asked again has no answer. */
  #forget(): void {
    for (const [id, { message, answer }] of this.#waiting) {
      if (repeatable(message)) continue;
      this.#waiting.delete(id);
      answer(null);
    }
  }

  /** Something has changed around this page: see whether the line still holds. */
  #hurry = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#timer !== undefined) this.#connect();
    else this.#heartbeat.doubt();
  };
}
