// Which of several tabs with the same page speaks for all of them: the one that was looked at last.
import { getItem, removeItem, setItem } from "./local-storage";

export class TabLeader {
  readonly #me = Math.random().toString(36).slice(2);

  constructor(private readonly name: string) {
    addEventListener("storage", this.#heard);
    addEventListener("pagehide", this.#leave);
    document.addEventListener("visibilitychange", this.#look);
    if (!this.#claimed || !document.hidden) this.#claim();
  }

  /** Whether this tab is the one; where nothing can be stored, every tab is. */
  get mine(): boolean {
    return (this.#claimed ?? this.#me) === this.#me;
  }

  close(): void {
    removeEventListener("storage", this.#heard);
    removeEventListener("pagehide", this.#leave);
    document.removeEventListener("visibilitychange", this.#look);
    this.#leave();
  }

  get #claimed(): string | null {
    return getItem(this.name);
  }

  #claim(): void {
    setItem(this.name, this.#me);
  }

  #look = (): void => {
    if (!document.hidden) this.#claim();
  };

  /** The leading tab has gone. */
  #heard = ({ key, newValue }: StorageEvent): void => {
    if (key === `cenote-${this.name}` && newValue === null) this.#claim();
  };

  #leave = (): void => {
    if (this.#claimed === this.#me) removeItem(this.name);
  };
}
