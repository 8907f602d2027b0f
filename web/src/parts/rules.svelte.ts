// Which rule is being read; the dialog itself is loaded when it is first needed.
import { gameOf } from "../lib/words.svelte";

export const rules = $state({ asked: false, open: false, game: "tikal", rule: "" });

/** Show the rules, at this rule ("T6.4") or chapter ("T6") if one is named. */
export function openRules(rule = "", game = gameOf(rule) || "tikal"): void {
  Object.assign(rules, { asked: true, open: true, rule, game });
}
