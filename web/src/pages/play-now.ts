// Opening a table and going there: by one click on the home page, or from an address such as `cenote play` opens.
import { sendSalt } from "../fairness/salt";
import { api, Refusal } from "../lib/api";
import { me } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import type { GameInfo, NewSeat, NewTable, TableSummary } from "../lib/types";
import { words } from "../lib/words.svelte";
import { rememberBot, usualBot } from "../parts/levels";

const listed = (text: string | null): string[] => (text ?? "").split(",").filter(Boolean);

/** How many bots sit down with somebody who only wants to play: two, if the game has seats for them. */
export function company(game: GameInfo): number {
  return Math.max(game.least_seats, Math.min(3, game.most_seats)) - 1;
}

/** A table as an address asks for it: so many people at this screen, then these bots. */
export function tableFrom(game: GameInfo, asked: URLSearchParams): NewTable {
  const people = Math.min(Number(asked.get("people")) || 1, 8);
  const persons = Array.from({ length: people }, (_, at) => person(at));
  const usual = asked.has("people") ? [] : Array<string>(company(game)).fill(usualBot(game));
  const named = asked.has("bots") ? listed(asked.get("bots")) : usual;
  const seats = [...persons, ...named.map((bot): NewSeat => ({ kind: "bot", name: "", bot }))];
  const [mode, options] = [asked.get("mode") ?? "", listed(asked.get("options"))];
  return { game: game.name, mode, options, listed: false, shuffle: false, seats };
}

function person(at: number): NewSeat {
  if (at === 0) return { kind: "me", name: me.name, bot: "" };
  return { kind: "hot", name: words("web-player", { number: String(at + 1) }), bot: "" };
}

async function opened(table: NewTable): Promise<string> {
  const made = await api.create(table);
  void sendSalt(made);
  return `/table/${made.id}`;
}

export async function openTable(table: NewTable): Promise<void> {
  router.go(await opened(table));
}

/** How somebody wants to play alone. */
export interface Solo {
  mode: string;
  bots: number;
  bot: string;
}

/** As it was the last time, where that is still possible; else as most people want it. */
export function soloFrom(game: GameInfo, last: string | null): Solo {
  const { mode = "", bots = 0, bot = "" } = remembered(last);
  return {
    mode: game.modes.includes(mode) ? mode : (game.modes[0] ?? ""),
    bots: bots >= game.least_seats - 1 && bots < game.most_seats ? bots : company(game),
    bot: game.offered.includes(bot) ? bot : usualBot(game),
  };
}

function remembered(last: string | null): Partial<Solo> {
  try {
    return (JSON.parse(last ?? "{}") ?? {}) as Partial<Solo>;
  } catch {
    return {};
  }
}

export function playAgainst({ name }: GameInfo, { mode, bots, bot }: Solo): Promise<void> {
  rememberBot(bot);
  const others = Array.from({ length: bots }, (): NewSeat => ({ kind: "bot", name: "", bot }));
  return openTable({ game: name, mode, options: [], listed: false, shuffle: false, seats: [person(0), ...others] });
}

/** The game that still waits at this screen, unless a new one is asked for; else a table as the address asks for it. */
export async function playFrom(game: string, asked: URLSearchParams): Promise<void> {
  const { mine, games } = await api.lobby();
  const waiting = asked.has("new") ? undefined : mine.find((line) => goesOn(line, game));
  if (waiting) return router.replace(`/table/${waiting.id}`);
  const known = games.find(({ name }) => name === game);
  if (!known) throw new Refusal("unknown-game");
  router.replace(await opened(tableFrom(known, asked)));
}

function goesOn(line: TableSummary, game: string): boolean {
  const here = line.seats.every((seat) => seat.yours || seat.kind === "bot");
  return line.game === game && line.status === "running" && here && !line.lesson;
}
