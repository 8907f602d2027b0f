// The table in the server's words, read again whenever something has changed, but no faster than the server likes.
import type { TextView } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import type { TableStore } from "./table.svelte";

/** Readings are costly: a socket may have about four in a second. */
const PAUSE = 300;
const AGAIN = 1_500;

interface Page extends TextView {
  /** What was asked for: the page is out of date as soon as anything of that changes. */
  asked: string;
  language: string;
  seat: number | null;
}

export class Reader {
  #page = $state.raw<Page | null>(null);
  #reading = false;
  #closed = false;

  constructor(private readonly store: TableStore) {}

  /** The page that was read last, unless it is another player's at this screen. */
  get page(): Page | null {
    return this.#page?.seat === this.store.seat ? this.#page : null;
  }

  get fresh(): boolean {
    return this.#page?.asked === this.#wanted;
  }

  get #wanted(): string {
    const { frame, seat, plan } = this.store;
    return [words.language(), frame?.number, seat, ...plan.actions].join("\n");
  }

  /** Read until the page says how things are now. */
  async catchUp(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    while (!this.fresh && !this.#closed && this.store.frame && this.store.connected) {
      await pause((await this.#read()) ? PAUSE : AGAIN);
    }
    this.#reading = false;
  }

  close(): void {
    this.#closed = true;
  }

  async #read(): Promise<boolean> {
    const [asked, language, seat] = [this.#wanted, words.language(), this.store.seat];
    const known = this.#story(language, seat);
    const answer = await this.store.read(language, known.length);
    if (answer) this.#page = { ...answer, story: [...known, ...answer.story], asked, language, seat };
    return answer !== null;
  }

  /** The story so far: one sentence for each frame number, so that only what follows has to be asked for. */
  #story(language: string, seat: number | null): string[] {
    const page = this.#page;
    return page?.language === language && page.seat === seat ? page.story : [];
  }
}

function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
