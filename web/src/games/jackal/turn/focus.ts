// Who plays by keyboard finds the focus again after each step: beside what they pressed, or at what is to be done next.
import { tick } from "svelte";
import { main } from "../../../lib/main-content";

/** What there is to do, in the order in which it is looked for. */
const TO_DO = [
  '[data-testid="land"]:enabled',
  '[data-testid="pack"] .lit',
  '[data-testid="market"] .lit',
  ".cell.open",
  '[data-testid="throws"] button:enabled',
  '[data-testid="hand"] .lit',
  '[data-testid="commit"]:enabled',
];

/** Whether a click came from a key. */
export function isByKey({ detail }: MouseEvent): boolean {
  return detail === 0;
}

/** The button at a place of a list, or the last one; what comes next if there is none. */
export async function focusIn(list: Element | null | undefined, at: number): Promise<void> {
  await tick();
  const buttons = [...(list?.querySelectorAll("button") ?? [])];
  const button = buttons[Math.min(at, buttons.length - 1)];
  if (button) button.focus();
  else focusNext();
}

/** What is to be done next; where there is nothing, the bar. */
export function focusNext(): void {
  const found = TO_DO.map((selector) => document.querySelector<HTMLElement | SVGElement>(selector)).find(Boolean);
  (found ?? document.querySelector<HTMLElement>('[data-testid="turn-bar"]') ?? main())?.focus();
}
