// Programs of mine, over REST.
import { ask, at, change } from "../lib/api";
import type { Program, TableAt } from "../lib/types";

export const programs = {
  mine: () => ask<Program[]>("GET", "/api/programs"),
  add: (name: string) => change<Program>("POST", "/api/programs", { name }),
  remove: (id: string) => change<void>("DELETE", `/api/programs/${encodeURIComponent(id)}`),
  seat: (id: string, seat: number, program: string) => change<TableAt>("POST", at(id, "/program"), { seat, program }),
};
