// A table's line to the server: every question gets its answer, and a move that was sent is neither lost nor doubled.
import type { Accepted, Explained, Frame, FromBrowser, Previewed, Reading, Refused, Table, ToBrowser, Told } from "../../lib/types";

type WithId = Extract<FromBrowser, { id: string }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Question = Without<WithId>;
export type Answer = Accepted | Previewed | Explained | Told | Reading | Refused;

/** Why there is nothing more to wait for. */
export type Gone = "no-table" | "misread";

export interface Listener {
  table(table: Table): void;
  frame(frame: Frame): void;
  connected(yes: boolean): void;
  gone(why: Gone): void;
}

interface Waiting {
  message: WithId;
  answer(answer: Answer | null): void;
}

const SHORTEST = 300;
const LONGEST = 8_000;
/** After these there is no point in coming back: what this page says does not become clearer by repetition. */
const GONE: Record<number, Gone> = { 4400: "misread", 4404: "no-table" };
const TOO_FAST = 4429;
const BREATH = 1_000;

/** Milliseconds until the next try; spread, so that a thousand browsers do not knock at the same moment. */
export function pause(tries: number, chance: number): number {
  return Math.max(SHORTEST, Math.min(LONGEST, SHORTEST * 2 ** tries) * (0.5 + chance / 2));
}

/** Where the socket of a table is, on the server that this page came from. */
export function address(id: string, page: { protocol: string; host: string } = location): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/api/tables/${encodeURIComponent(id)}/socket`;
}

/** Made of random bytes, because pages served over plain HTTP, as from a laptop at home, have no randomUUID. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Only a move may be sent twice: the server knows it by its id and gives the same answer again. */
function repeatable(message: WithId): boolean {
  return message.type === "play" || message.type === "undo";
}

export class TableSocket {
  #line: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Ask something; null if the line broke before the answer came. A move is asked again until it is answered. */
  ask(question: Question): Promise<Answer | null> {
    const message = { ...question, id: freshId() } as WithId;
    return new Promise((answer) => {
      if (!this.#ready && !repeatable(message)) return answer(null);
      this.#waiting.set(message.id, { message, answer });
      this.#send(message);
    });
  }

  /** A frame is missing: ask for everything. */
  resync(): void {
    this.#send({ type: "resync" });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#line?.close();
    for (const { answer } of this.#waiting.values()) answer(null);
    this.#waiting.clear();
  }

  get #ready(): boolean {
    return this.#line?.readyState === 1;
  }

  #send(message: FromBrowser): void {
    if (this.#ready) this.#line?.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const line = this.open(address(this.id));
    this.#line = line;
    line.onopen = () => this.#opened();
    line.onmessage = (event: MessageEvent) => this.#received(JSON.parse(String(event.data)) as ToBrowser);
    line.onclose = (event: CloseEvent) => this.#lost(event.code);
  }

  #opened(): void {
    this.listener.connected(true);
    this.#sendAgain();
  }

  #received(message: ToBrowser): void {
    // Only now: a server that lets us in and throws us out at once should not be asked again at full speed.
    this.#tries = 0;
    if (message.type === "table") return this.listener.table(message);
    if (message.type === "frame") return this.listener.frame(message);
    if (message.type === "pong") return;
    if (message.id === "") return this.#unheard(message.type === "refused" && message.code === "too-fast");
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    waiting?.answer(message);
  }

  #lost(code: number): void {
    this.#line = null;
    if (this.#closed) return;
    this.listener.connected(false);
    this.#forget();
    const why = GONE[code];
    if (why) return this.listener.gone(why);
    if (code === TOO_FAST) this.#tries = Math.max(this.#tries, 5);
    this.#timer = setTimeout(() => this.#connect(), pause(this.#tries++, Math.random()));
  }

  /** The server did not listen and cannot say to what; only what came too fast is worth a second try. */
  #unheard(tooFast: boolean): void {
    if (!tooFast) this.#forget();
    setTimeout(() => this.#sendAgain(), BREATH);
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

  #hurry = (): void => {
    if (this.#timer !== undefined && document.visibilityState === "visible") this.#connect();
  };
}
