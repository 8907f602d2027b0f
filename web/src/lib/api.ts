// The server over REST: JSON both ways; what it refuses becomes a `Refusal` that can explain itself.
import { takeBootstrap } from "./bootstrap";
import type {
  DrawOdds,
  History,
  Lobby,
  Me,
  NewTable,
  Problem,
  VoteInfo,
  RemovedPerson,
  ReportReason,
  Rules,
  Table,
  TableLink,
  PersonReference,
} from "./types";
import { words } from "./words.svelte";

/** Why a request was refused; offline is a reason too. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Problem["facts"] = {},
  ) {
    super(code);
  }

  /** One sentence for people; a code newer than this page gets a general one. */
  get sentence(): string {
    const key = `web-problem-${this.code}`;
    return words(words.has(key) ? key : "web-problem-trouble", this.facts);
  }
}

/** What to tell people about anything that went wrong. */
export function sentenceOf(trouble: unknown): string {
  return trouble instanceof Refusal ? trouble.sentence : words("web-problem-trouble");
}

let csrf = "";
/** The server may have forgotten who we are, after a long pause; asking once more makes a new guest. */
const STALE = ["csrf", "no-session"];

/** Ask for something. */
export async function ask<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const answer = await send(method, path, body, signal);
  if (answer.ok) return answer.status === 204 ? (undefined as Answer) : ((await answer.json()) as Answer);
  throw await refusalOf(answer);
}

/** Ask for a change, with the token that it needs. */
export async function change<Answer>(
  method: string,
  path: string,
  body: unknown = {},
  signal?: AbortSignal,
): Promise<Answer> {
  if (!csrf) await api.me();
  try {
    return await ask<Answer>(method, path, body, signal);
  } catch (trouble) {
    if (!(trouble instanceof Refusal) || !STALE.includes(trouble.code)) throw trouble;
    await api.me();
    return ask<Answer>(method, path, body, signal);
  }
}

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") Object.assign(headers, { "Content-Type": "application/json", "X-CSRFToken": csrf });
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new Refusal("offline");
  }
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    return new Refusal(problem.code ?? "trouble", problem.facts);
  } catch {
    return new Refusal(answer.status === 429 ? "too-fast" : "trouble");
  }
}

/** Use the token of the new session from now on. */
export function remembered(me: Me): Me {
  csrf = me.csrf;
  return me;
}

export function at(id: string, what = ""): string {
  return `/api/tables/${encodeURIComponent(id)}${what}`;
}

export const api = {
  me: async (): Promise<Me> => remembered(takeBootstrap("me") ?? (await ask<Me>("GET", "/api/me"))),
  rename: async (name: string): Promise<Me> => remembered(await change<Me>("PUT", "/api/me", { name })),
  lobby: async (): Promise<Lobby> => takeBootstrap("lobby") ?? ask<Lobby>("GET", "/api/lobby"),
  rules: (game: string, language: string) =>
    ask<Rules>("GET", `/api/games/${encodeURIComponent(game)}/rules/${language}`),
  table: (id: string) => ask<Table>("GET", at(id)),
  create: (table: NewTable) => change<TableLink>("POST", "/api/tables", table),
  lesson: (game: string) => change<TableLink>("POST", `/api/lessons/${encodeURIComponent(game)}`),
  join: (id: string, seat: number | null, invite = "") => change<TableLink>("POST", at(id, "/join"), { seat, invite }),
  salt: (id: string, salt: string) => change<TableLink>("POST", at(id, "/salt"), { salt }),
  leave: (id: string) => change<void>("POST", at(id, "/leave")),
  resign: (id: string) => change<void>("POST", at(id, "/resign")),
  askTable: (id: string, kind: VoteInfo["kind"], seat: number, frame: number) =>
    change<TableLink>("POST", at(id, "/ask"), { kind, seat, at: frame }),
  answer: (id: string, number: number, agree: boolean) =>
    change<TableLink>("POST", at(id, "/answer"), { number, agree }),
  comeBack: (id: string) => change<TableLink>("POST", at(id, "/back")),
  seatBot: (id: string, seat: number, bot: string) => change<TableLink>("POST", at(id, "/bot"), { seat, bot }),
  freeSeat: (id: string, seat: number) => change<TableLink>("POST", at(id, "/free"), { seat }),
  start: (id: string) => change<void>("POST", at(id, "/start")),
  rematch: (id: string) => change<TableLink>("POST", at(id, "/rematch")),
  mute: (id: string, whom: PersonReference) => change<void>("POST", at(id, "/mute"), whom),
  unmute: (id: string, number: number) => change<void>("POST", at(id, "/unmute"), { number }),
  report: (id: string, whom: PersonReference, reason: ReportReason, text: string) =>
    change<void>("POST", at(id, "/report"), { whom, reason, text }),
  switchChat: (id: string, open: boolean) => change<void>("POST", at(id, "/chat"), { open }),
  remove: (id: string, seat: number) => change<void>("POST", at(id, "/remove"), { seat }),
  removed: async (id: string) => (await ask<{ people: RemovedPerson[] }>("GET", at(id, "/removed"))).people,
  readmit: (id: string, number: number) => change<void>("POST", at(id, "/readmit"), { number }),
  history: (id: string) => ask<History>("GET", at(id, "/history")),
  branch: (id: string, moment: number, seat: number) =>
    change<TableLink>("POST", at(id, "/branch"), { at: moment, seat }),
  draws: (id: string) => ask<DrawOdds>("GET", at(id, "/draws")),
  record: async (id: string): Promise<string> => {
    const answer = await send("GET", at(id, "/record"));
    if (!answer.ok) throw await refusalOf(answer);
    return answer.text();
  },
  /** Where the record of a finished game can be downloaded. */
  recordAt: (id: string): string => at(id, "/record"),
};
