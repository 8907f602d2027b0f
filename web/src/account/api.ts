// Accounts over REST; a change of identity takes effect at once.
import { ask, change } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { AccountInfo, LoggedIn } from "../lib/types";

/** Take on the identity in the answer; returns the recovery code, if there is a new one. */
async function enter(method: string, path: string, body: unknown = {}): Promise<string> {
  const { me: now, recovery = "" } = await change<LoggedIn>(method, path, body);
  me.become(now);
  return recovery;
}

export const accounts = {
  signUp: (name: string, password: string) => enter("POST", "/api/signup", { name, password }),
  logIn: (name: string, password: string) => enter("POST", "/api/login", { name, password }),
  recover: (name: string, code: string, password: string) => enter("POST", "/api/recover", { name, code, password }),
  logOut: () => enter("POST", "/api/logout"),
  remove: (password: string) => enter("POST", "/api/account/delete", { password }),
  /** Nothing else of this browser changes: its page stays as it is. */
  password: async (current: string, password: string): Promise<void> =>
    me.renew((await change<LoggedIn>("PUT", "/api/account/password", { current, password })).me),
  newCode: async (password: string): Promise<string> =>
    (await change<LoggedIn>("POST", "/api/account/recovery", { password })).recovery ?? "",
  about: () => ask<AccountInfo>("GET", "/api/account"),
  end: (id: string) => change<AccountInfo>("DELETE", `/api/account/sessions/${encodeURIComponent(id)}`),
  endOthers: () => change<AccountInfo>("DELETE", "/api/account/sessions"),
  /** Where everything about somebody can be downloaded. */
  exportAt: "/api/account/export",
};
