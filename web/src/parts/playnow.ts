// Opening a table and going there: by one click on the home page, or from an address such as `cenote play` opens.
import { api } from "../lib/api";
import { me } from "../lib/api-me.svelte";
import { router } from "../lib/router.svelte";
import type { NewSeat, NewTable, TableLine } from "../lib/types";
import { words } from "../lib/words.svelte";

type Wish = Omit<NewTable, "salt">;

const listed = (text: string | null): string[] => (text ?? "").split(",").filter(Boolean);

/** A table as an address asks for it: so many people at this screen, then these bots. */
export function wishIn(game: string, asked: URLSearchParams): Wish {
  const people = Math.min(Number(asked.get("people")) || 1, 8);
  const persons = Array.from({ length: people }, (_, at) => person(at));
  const named = asked.get("bots") ?? (asked.has("people") ? "" : "greedy,greedy");
  const bots = listed(named).map((bot): NewSeat => ({ kind: "bot", name: "", bot }));
  const mode = asked.get("mode") ?? "";
  return { game, mode, options: listed(asked.get("options")), listed: false, shuffle: false, seats: [...persons, ...bots] };
}

function person(at: number): NewSeat {
  if (at === 0) return { kind: "me", name: "", bot: "" };
  return { kind: "hot", name: words("web-player", { number: String(at + 1) }), bot: "" };
}

/** Open a table; whoever opens one without a name gets the one shown. */
async function opened(table: Wish): Promise<string> {
  await me.introduce();
  return `/table/${(await api.create(table)).id}`;
}

export async function openTable(table: Wish): Promise<void> {
  router.go(await opened(table));
}

export const playNow = (): Promise<void> => openTable(wishIn("tikal", new URLSearchParams("mode=basic")));

/** The game that still waits at this screen, unless a new one is asked for; else a table as the address wishes. */
export async function playFrom(game: string, asked: URLSearchParams): Promise<void> {
  const { mine } = await api.lobby();
  const waiting = asked.has("new") ? undefined : mine.find((line) => goesOn(line, game));
  router.replace(waiting ? `/table/${waiting.id}` : await opened(wishIn(game, asked)));
}

function goesOn(line: TableLine, game: string): boolean {
  const here = line.seats.every((seat) => seat.yours || seat.kind === "bot");
  return line.game === game && line.status === "running" && here;
}
