// Tells the server what was shown to a person, so that another device knows where this one stopped.

interface SeenListener {
  /** Everything up to this frame was shown to somebody. */
  shown(number: number): void;
  /** Nobody looked while more happened after this frame. */
  missed(number: number): void;
}

export class Seen {
  #shown = -1;
  #reported = -1;

  constructor(private readonly tell: SeenListener) {
    document.addEventListener("visibilitychange", this.#back);
  }

  /** Everything up to this frame has been shown, if anybody looks. */
  reach(number: number): void {
    this.#shown = number;
    if (document.hidden || this.#shown <= this.#reported) return;
    this.#reported = number;
    this.tell.shown(number);
  }

  /** Another viewer counts differently. */
  forget(): void {
    this.#shown = this.#reported = -1;
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#back);
  }

  #back = (): void => {
    if (!document.hidden && this.#reported >= 0 && this.#reported < this.#shown) this.tell.missed(this.#reported);
  };
}
