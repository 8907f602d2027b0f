// Pages are addresses; links are real links, followed here without reloading the page.

export type Page =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "play"; game: string }
  | { name: "how"; game: string }
  | { name: "learn"; game: string }
  | { name: "table"; id: string }
  | { name: "login" | "signup" | "recover" | "account" }
  | { name: "person"; person: string }
  | { name: "puzzles" }
  | { name: "puzzle"; game: string; id: string }
  | { name: "lost" };

let address = $state.raw(new URL(location.href));

/** How far down the page was that somebody goes back to, until that page has something to show there. */
let left = 0;

addEventListener("popstate", ({ state }) => {
  left = (state as { scroll?: number } | null)?.scroll ?? 0;
  address = new URL(location.href);
});

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function pageAt(url: URL): Page {
  const table = /^\/table\/([\w-]{8,40})\/?$/.exec(url.pathname);
  if (table) return { name: "table", id: table[1]! };
  const game = /^\/(play|how|learn)\/(\w{1,40})\/?$/.exec(url.pathname);
  if (game) return { name: game[1] as "play" | "how" | "learn", game: game[2]! };
  const person = /^\/(login|signup|recover|account)\/?$/.exec(url.pathname);
  if (person) return { name: person[1] as "login" | "signup" | "recover" | "account" };
  const profile = /^\/people\/([^/]{1,200})\/?$/.exec(url.pathname);
  if (profile) return { name: "person", person: decoded(profile[1]!) };
  const puzzle = /^\/puzzles\/(\w{1,40})\/(\w{1,40})\/?$/.exec(url.pathname);
  if (puzzle) return { name: "puzzle", game: puzzle[1]!, id: puzzle[2]! };
  if (/^\/puzzles\/?$/.test(url.pathname)) return { name: "puzzles" };
  if (url.pathname === "/new") return { name: "new", game: url.searchParams.get("game") ?? "" };
  return { name: url.pathname === "/" ? "home" : "lost" };
}

/** Whether an address means the computer that it is opened on, so that a link with it leads nobody else anywhere. */
export function onlyHere(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host) || host.endsWith(".localhost");
}

/** The key of an invitation; it is in the fragment, which browsers never send to a server. */
export function inviteIn(url: URL): string {
  return new URLSearchParams(url.hash.slice(1)).get("invite") ?? "";
}

/** Where somebody wants to be once they have logged in: a place of ours, else the home page. */
export function nextIn(url: URL): string {
  const wanted = url.searchParams.get("next") ?? "/";
  if (!URL.canParse(wanted, url.origin)) return "/";
  const next = new URL(wanted, url.origin);
  const ours = next.origin === url.origin && !["login", "signup", "recover", "lost"].includes(pageAt(next).name);
  return ours ? next.pathname + next.search + next.hash : "/";
}

/** Where a pasted link leads: a whole link, a path, or the bare id of a table; an empty text if it is none of them. */
export function tablePath(pasted: string): string {
  const text = pasted.trim();
  const path = /^[\w-]{8,40}$/.test(text) ? `/table/${text}` : text;
  if (!URL.canParse(path, location.origin)) return "";
  const url = new URL(path, location.origin);
  return pageAt(url).name === "table" ? url.pathname + url.hash : "";
}

export const router = {
  get address(): URL {
    return address;
  },
  get page(): Page {
    return pageAt(address);
  },
  go(path: string): void {
    history.replaceState({ scroll: scrollY }, "");
    history.pushState(null, "", path);
    arrive();
  },
  /** Go there as if this page had never been visited. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    arrive();
  },
  /** The page is complete: show the part of it that was left. */
  restore(): void {
    if (left > 0) scrollTo(0, left);
    left = 0;
  },
};

function arrive(): void {
  left = 0;
  address = new URL(location.href);
  scrollTo(0, 0);
}

/** For the whole document: plain clicks on our own links stay in the page. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const special = event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey;
  if (!link || special || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/") || inPage(url)) return;
  event.preventDefault();
  router.go(url.pathname + url.search + url.hash);
}

function inPage(url: URL): boolean {
  return url.pathname === location.pathname && url.hash !== "" && !url.hash.startsWith("#invite");
}
