// Whether somebody is at this page: one that has been out of sight for long is left alone.

const LONG = 120_000;

export class Presence {
  away = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {
    document.addEventListener("visibilitychange", this.#seen);
    this.#seen();
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#seen);
  }

  #seen = (): void => {
    clearTimeout(this.#timer);
    if (document.hidden) this.#timer = setTimeout(() => this.#become(true), LONG);
    else this.#become(false);
  };

  #become(away: boolean): void {
    if (away === this.away) return;
    this.away = away;
    this.changed();
  }
}
