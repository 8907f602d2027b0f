// Which rule is being read; the dialog itself is loaded when it is first needed.
import { createContext } from "svelte";

export const rules = $state({ asked: false, open: false, game: "", rule: "" });

/** Show the rules of a game, at this rule ("T6.4") or chapter ("T6") if one is named. */
export function openRules(game: string, rule = ""): void {
  Object.assign(rules, { asked: true, open: true, rule, game });
}

/** The game that is played where a rule is named. */
export const [getGame, setGame] = createContext<() => string>();
