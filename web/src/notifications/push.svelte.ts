// This browser's push subscription: with it players are notified even when no page of ours is open. Some browsers have no
// push service, or none that can be reached; then notifications come from open pages only.
import { getItem, removeItem, setItem } from "../lib/local-storage";
import { transports } from "./transports.svelte";

const WORKER = "/bell.js";
const DAY_MS = 86_400_000;
const PUSHED = "pushed";

/** The id under which the server knows this browser, and when it was last sent. */
let pushed = $state(getItem(PUSHED));

export const push = {
  get on(): boolean {
    return pushed !== null;
  },
  /** Subscribe, or renew the subscription; that it cannot be done is no reason to tell somebody off. */
  async start(): Promise<void> {
    try {
      const subscription = await subscribed((await transports.load()).key);
      await transports.push(subscription);
      remember(`${transports.devices.at(-1)?.id ?? ""} ${Date.now()}`);
    } catch {
      remember(null);
    }
  },
  async stop(): Promise<void> {
    const id = pushed?.split(" ")[0];
    remember(null);
    const worker = await navigator.serviceWorker?.getRegistration();
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
    if (id) await transports.end(id);
  },
  /** Subscriptions end without a word: once a day this browser says that it is still there. */
  async renew(): Promise<void> {
    if (Date.now() - Number(pushed?.split(" ")[1] ?? 0) > DAY_MS) await push.start();
  },
};

function remember(value: string | null): void {
  pushed = value;
  if (value === null) removeItem(PUSHED);
  else setItem(PUSHED, value);
}

/** What the server needs to know; a subscription for another server's key is of no use. */
async function subscribed(key: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const found = await pushManager.subscribe(wanted).catch(async (trouble: unknown) => {
    const old = await pushManager.getSubscription();
    if (!old) throw trouble;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  return { endpoint: found.endpoint, p256dh: text(found.getKey("p256dh")), auth: text(found.getKey("auth")) };
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

function text(key: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
