// Whether the same is asked of a seat as before, although others have chosen at the same time.
import type { Frame } from "../../lib/types";

export function asksTheSame(before: Frame | null, now: Frame): boolean {
  if (!before || now.after !== before.number || now.seat !== before.seat || before.actors.length < 2) return false;
  const asked = [before, now].every(({ seat, actors }) => seat !== null && actors.includes(seat));
  return asked && now.events.every(({ action, facts }) => !action && facts.every(({ fact }) => fact !== "undone"));
}
