// This browser's share of the randomness of a table: made when the table's commitment is known, and noted with it for the check afterwards.
import { api } from "../lib/api";
import { getItem, setItem } from "../lib/local-storage";
import type { Table } from "../lib/types";

/** What this browser saw and sent before a game began. */
export interface Note {
  id: string;
  commitment: string;
  salt: string;
}

type Committed = Pick<Note, "id" | "commitment">;

/** How many tables are remembered, the newest first. */
const REMEMBERED = 60;
const sending = new Set<string>();

function notes(): Note[] {
  try {
    const found: unknown = JSON.parse(getItem("shares") ?? "[]");
    return Array.isArray(found) ? (found as Note[]) : [];
  } catch {
    return [];
  }
}

export function noteOf(id: string): Note | undefined {
  return notes().find((note) => note.id === id);
}

/** 32 hexadecimal digits that nobody can guess. */
export function freshSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function noted({ id, commitment }: Committed): Note {
  const before = noteOf(id);
  if (before) return before;
  const note = { id, commitment, salt: freshSalt() };
  setItem("shares", JSON.stringify([note, ...notes()].slice(0, REMEMBERED)));
  return note;
}

/** Answer a commitment; one that is not the first that this table showed gets no answer, so that no game begins with it. */
export async function sendSalt(table: Committed): Promise<void> {
  const note = noted(table);
  if (sending.has(table.id) || note.commitment !== table.commitment) return;
  sending.add(table.id);
  // Should it get lost, the table asks again.
  await api.salt(table.id, note.salt).catch(() => {});
  sending.delete(table.id);
}

/** Whether the table waits for this browser's share. */
export function owesSalt({ status, seats, salts }: Pick<Table, "status" | "seats" | "salts">): boolean {
  return status === "gathering" && seats.some((seat, at) => seat.yours && !salts[at]);
}

/** Whether it waits for nothing else: the game begins by itself. */
export function beginsWithShare(table: Pick<Table, "status" | "seats" | "salts">): boolean {
  return owesSalt(table) && table.seats.every((seat) => seat.yours || seat.kind === "bot");
}
