// Programs of mine, over REST.
import { ask, at, change } from "../lib/api";
import type { BotAccount, TableLink } from "../lib/types";

export const programs = {
  mine: () => ask<BotAccount[]>("GET", "/api/programs"),
  add: (name: string) => change<BotAccount>("POST", "/api/programs", { name }),
  remove: (id: string) => change<void>("DELETE", `/api/programs/${encodeURIComponent(id)}`),
  seat: (id: string, seat: number, program: string) => change<TableLink>("POST", at(id, "/program"), { seat, program }),
};
