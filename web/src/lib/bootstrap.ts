// What the server told with the page: the answers that would be asked for first.
import type { Lobby, Me } from "./types";

interface Told {
  me: Me;
  lobby: Lobby;
}

const told = JSON.parse(document.getElementById("told")?.textContent || "{}") as Partial<Told>;

/** An answer that came with the page; it is given once, because whoever asks again wants a new one. */
export function once<What extends keyof Told>(what: What): Told[What] | undefined {
  const answer = told[what];
  delete told[what];
  return answer;
}
