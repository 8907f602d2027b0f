// Seats are a colour and a shape everywhere: 0 circle, 1 square, 2 diamond, 3 triangle.
import type { SeatInfo } from "./types";
import { words } from "./words.svelte";

/** The outline of each seat's shape in a box of 24 by 24, all of about the same weight to the eye. */
const SEAT_PATHS = [
  "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z",
  "M5 3.2h14q1.8 0 1.8 1.8v14q0 1.8-1.8 1.8H5q-1.8 0-1.8-1.8V5q0-1.8 1.8-1.8Z",
  "M10.9 1.6q1.1-1.1 2.2 0l9.3 9.3q1.1 1.1 0 2.2l-9.3 9.3q-1.1 1.1-2.2 0l-9.3-9.3q-1.1-1.1 0-2.2Z",
  "M10.5 2.9q1.5-2.4 3 0l9 15.6q1.4 2.6-1.5 2.6H3q-2.9 0-1.5-2.6Z",
] as const;

export function seatPath(seat: number): string {
  return SEAT_PATHS[seat % SEAT_PATHS.length]!;
}

export function seatColour(seat: number): string {
  return `var(--seat-${seat % SEAT_PATHS.length})`;
}

const DASHES = ["", "7 3", "2 3", "9 3 2 3"];

/** The dashes that tell a seat's line from the others without colour. */
export function seatDashes(seat: number): string {
  return DASHES[seat % DASHES.length]!;
}

/** Whether somebody can still sit down there. */
export function isFree({ kind }: SeatInfo): boolean {
  return kind === "open" || kind === "invited";
}

/** The name of the player, or of the person for whom the seat is reserved. */
export function seatName(info: SeatInfo): string {
  if (info.kind === "bot") return botName(info);
  if (info.kind === "person" || info.kind === "program") return info.name || words("web-guest");
  if (info.kind === "open") return words("web-seat-open");
  return info.name ? words("web-seat-kept", { name: info.name }) : words("web-seat-invited");
}

/** Two bots of one kind get their own names from the server, such as "greedy 2". */
function botName(info: SeatInfo): string {
  const [, name = "", number = ""] = /^(.*?)( \d+)?$/.exec(info.name || info.bot) ?? [];
  return words.bot(name) + number;
}
