// Keeps the keyboard focus on the page when the control that had it disappears.
import { tick } from "svelte";

export class FocusKeeper {
  #byKey = false;

  /** `next` focuses what is to be done next. */
  constructor(private readonly next: () => void) {}

  /** Listen to what is pressed; returns how to stop. */
  watch(): () => void {
    const listening = new AbortController();
    addEventListener("keydown", () => (this.#byKey = true), { capture: true, signal: listening.signal });
    addEventListener("pointerdown", () => (this.#byKey = false), { capture: true, signal: listening.signal });
    // What had the focus before a dialog may have gone meanwhile.
    addEventListener("close", () => void this.mend(), { capture: true, signal: listening.signal });
    return () => listening.abort();
  }

  /** Something has changed: what had the focus may be gone. */
  async mend(): Promise<void> {
    if (!this.#byKey) return;
    await tick();
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost && !document.querySelector("dialog[open]")) this.next();
  }
}

const FOCUSABLE = "a[href], button:enabled, input:enabled, select:enabled, [tabindex='0']";

/** F6 leads from one area of a table to the next, Shift+F6 back: board, what can be done, turn, log. */
export function goToArea(event: KeyboardEvent): void {
  if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]"))
    return;
  const areas = [...document.querySelectorAll<HTMLElement>("[data-area]")].filter(entry).sort(byNumber);
  if (areas.length === 0) return;
  const at = areas.map((area) => area.contains(document.activeElement)).lastIndexOf(true);
  const to = at < 0 ? 0 : (at + (event.shiftKey ? areas.length - 1 : 1)) % areas.length;
  entry(areas[to]!)?.focus();
  event.preventDefault();
}

function byNumber(one: HTMLElement, other: HTMLElement): number {
  return Number(one.dataset.area) - Number(other.dataset.area);
}

/** Where an area is entered: at its main button, or at the first thing in it that can be used. */
function entry(area: HTMLElement): HTMLElement | undefined {
  const found = [
    area.querySelector<HTMLElement>(".main button:enabled"),
    ...area.querySelectorAll<HTMLElement>(FOCUSABLE),
  ];
  return found.find((one) => one?.checkVisibility()) ?? undefined;
}
