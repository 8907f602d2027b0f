// Short notices that come and go by themselves; a screen reader reads them out.
import { untrack } from "svelte";
import { Refusal, sentenceOf } from "./api";

export type Toast = { id: number; text: string; kind: "info" | "bad" };

const SHOWN_MS = 6_000;
let next = 1;
const shown = $state<Toast[]>([]);

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },
  /** Effects may call this: they do not depend on what is shown, or they would run again for ever. */
  say(text: string, kind: Toast["kind"] = "info"): void {
    untrack(() => {
      const same = shown.findIndex((toast) => toast.text === text);
      if (same >= 0) shown.splice(same, 1);
      const id = next++;
      shown.push({ id, text, kind });
      setTimeout(() => toasts.drop(id), SHOWN_MS);
    });
  },
  /** Something failed: say why. */
  fail(trouble: unknown): void {
    if (!(trouble instanceof Refusal)) console.error(trouble);
    toasts.say(sentenceOf(trouble), "bad");
  },
  drop(id: number): void {
    const at = shown.findIndex((toast) => toast.id === id);
    if (at >= 0) shown.splice(at, 1);
  },
};
