// Where a table's line leads, when to try again, and how messages are named.
const SHORTEST = 300;
const LONGEST = 5_000;
const SPREAD = 1_000;

/** Milliseconds until the next try; restartDelay, so that a thousand browsers do not knock at the same moment. */
export function backoff(tries: number, chance: number): number {
  return Math.max(SHORTEST, Math.min(LONGEST, SHORTEST * 2 ** tries) * (0.5 + chance / 2));
}

/** The same for the first try after the server has said that it stops: every browser learned it in the same moment. */
export function restartDelay(chance: number): number {
  return SPREAD * chance;
}

/** Where the socket of a table is, on the server that this page came from. */
export function socketUrl(id: string, page: { protocol: string; host: string } = location): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/api/tables/${encodeURIComponent(id)}/socket`;
}

/** Made of random bytes, because pages served over plain HTTP, as from a laptop at home, have no randomUUID. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
