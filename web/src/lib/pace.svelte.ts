// How fast is shown what happened: one setting for every game, stored in this browser.
import { getItem, setItem } from "./local-storage";

export const PACES = ["slow", "normal", "fast", "none"] as const;
export type Pace = (typeof PACES)[number];

/** How many times as long as usual everything takes; nothing to show only where it led. */
const TIMES: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5, none: 0 };

const stored = getItem("pace");
let chosen = $state<Pace>(PACES.find((known) => known === stored) ?? "normal");

export const pace = {
  get chosen(): Pace {
    return chosen;
  },
  get times(): number {
    return TIMES[chosen];
  },
  choose(next: Pace): void {
    chosen = next;
    setItem("pace", next);
  },
};
