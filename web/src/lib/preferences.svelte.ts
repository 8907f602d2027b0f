// How this browser announces a turn: stored here, because another device may want it otherwise.
import { getItem, setItem } from "./local-storage";

/** Whether notifications are wanted; not asked yet, or the answer was "not now". */
type Answer = "unasked" | "yes" | "no";

const said = getItem("notify");
let sound = $state(getItem("sound") === "yes");
let notify = $state<Answer>(said === "yes" || said === "no" ? said : "unasked");

export const preferences = {
  get sound(): boolean {
    return sound;
  },
  set sound(wanted: boolean) {
    sound = wanted;
    setItem("sound", wanted ? "yes" : "no");
  },
  get notify(): Answer {
    return notify;
  },
  set notify(answer: Answer) {
    notify = answer;
    setItem("notify", answer);
  },
};
