// SHA-256 and HMAC by the browser itself (WebCrypto), which has them only on pages from https or from this computer.

export const canCompute = (): boolean => globalThis.crypto?.subtle !== undefined;

const HMAC = { name: "HMAC", hash: "SHA-256" };

/** The SHA-256 of some bytes, or of a text as UTF-8, in hexadecimal. */
export async function sha256(content: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes behind hexadecimal digits. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** For a key, what gives the first 8 bytes of the HMAC of a text as a number. */
export async function keyed(seed: Uint8Array<ArrayBuffer>): Promise<(text: string) => Promise<bigint>> {
  const key = await crypto.subtle.importKey("raw", seed, HMAC, false, ["sign"]);
  return async (text) => {
    const signed = await crypto.subtle.sign(HMAC, key, new TextEncoder().encode(text));
    return new DataView(signed).getBigUint64(0);
  };
}
