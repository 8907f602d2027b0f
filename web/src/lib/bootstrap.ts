// What the server data with the page: the answers that would be asked for first.
import type { Lobby, Me } from "./types";

interface BootstrapData {
  me: Me;
  lobby: Lobby;
}

const data = JSON.parse(document.getElementById("bootstrap")?.textContent || "{}") as Partial<BootstrapData>;

/** An answer that came with the page; it is given once: a second request wants a new one. */
export function takeBootstrap<What extends keyof BootstrapData>(what: What): BootstrapData[What] | undefined {
  const answer = data[what];
  delete data[what];
  return answer;
}
