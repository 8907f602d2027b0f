// Notifications of the browser: whether it shows any of ours, and showing one. A small worker (public/bell.js) shows them,
// because phones know no other way, and a touch on one leads back to the table.
import { push } from "./push.svelte";
import { preferences } from "../lib/preferences.svelte";

export type Permission = NotificationPermission | "insecure";

let permission = $state<Permission>(asItIs());

/** Only pages with a secure address may show any; some browsers have none at all. */
function asItIs(): Permission {
  const able = typeof Notification !== "undefined" && "serviceWorker" in navigator;
  return able ? Notification.permission : "insecure";
}

export const browserNotifications = {
  get permission(): Permission {
    return permission;
  },
  /** Whether this browser would show any, if the person likes. */
  get possible(): boolean {
    return permission !== "denied" && permission !== "insecure";
  },
  /** Whether one is shown when its time has come. */
  get on(): boolean {
    return preferences.notify === "yes" && permission === "granted";
  },
  /** Ask the browser, which asks the person; called from a click only. */
  async allow(): Promise<void> {
    if (permission !== "insecure") permission = await Notification.requestPermission();
    preferences.notify = permission === "granted" ? "yes" : "no";
    if (browserNotifications.on) void push.start();
  },
  /** No more, neither from a page nor over push. */
  async end(): Promise<void> {
    preferences.notify = "no";
    await push.stop();
  },
  /** Show this; a second one about the same page takes the place of the first. */
  async show(title: string, body: string, path: string): Promise<void> {
    await navigator.serviceWorker.register("/bell.js");
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification(title, { body, tag: path, icon: "/favicon.svg", data: path });
  },
  /** Withdraw the notification of a player who is back at the page. */
  async clear(path: string): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await worker?.getNotifications({ tag: path })) ?? []) shown.close();
  },
};
