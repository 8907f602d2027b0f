// What a screen reader is to say about events: a page that opens, what happens at a table, what is asked.
import { main } from "./main-content";
import { words } from "./words.svelte";

export interface Announcement {
  id: number;
  /** What happened. */
  text: string;
  /** What is asked now. */
  question: string;
}

/** Screen readers drop changes that come in a flood, as when a whole turn is drawn at once: write when it is quiet. */
const QUIET_MS = 500;
const LATEST_MS = 3_000;
/** A new page needs longer until a screen reader has read its structure. */
const ARRIVAL_MS = 1_000;
const KEPT = 40;

let said = $state.raw<Announcement[]>([]);
let pending: string[] = [];
/** Whether more happened than is announced. */
let dropped = false;
let question = "";
/** On which occasion something is asked, and what was asked on the last one. */
let occasion = "";
let asked = "";
let arriving = false;
let since = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function wait(): void {
  since ||= Date.now();
  const left = Math.max(0, since + LATEST_MS - Date.now());
  clearTimeout(timer);
  timer = setTimeout(flush, arriving ? ARRIVAL_MS : Math.min(QUIET_MS, left));
}

/** Nothing is read in a hidden tab, behind a modal dialog, or before the new page has its heading. */
function isBlocked(): boolean {
  return document.hidden || document.querySelector("dialog:modal") !== null || (arriving && !heading());
}

function flush(): void {
  if (isBlocked()) {
    timer = setTimeout(flush, QUIET_MS);
    return;
  }
  const before = dropped ? [words("table-log-earlier")] : [];
  const texts = [...(arriving ? [heading()] : []), ...before, ...pending].map(sentence);
  const next = {
    id: (said.at(-1)?.id ?? 0) + 1,
    text: words.sentences(texts),
    question: question && sentence(question),
  };
  if (next.text || next.question) said = [...said, next].slice(-KEPT);
  if (next.question) asked = keyOf(question);
  if (arriving) focusMain();
  [pending, dropped, question, arriving, since] = [[], false, "", false, 0];
}

/** One question on one occasion; nothing on an occasion without a name. */
function keyOf(text: string): string {
  return occasion && `${occasion}: ${text}`;
}

/** The main heading of the page; nothing while it is loading. */
function heading(): string {
  const found = document.querySelector("h1:not([data-loading])")?.textContent ?? "";
  return words.spoken(found.trim());
}

function sentence(text: string): string {
  return /[.!?…。！？”»]$/u.test(text) ? text : words("spoken-sentence", { text });
}

/** The link that led here is gone, and the focus with it: the Tab key goes on at the content. */
function focusMain(): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (lost) main()?.focus({ preventScroll: true });
}

export const announcer = {
  get said(): readonly Announcement[] {
    return said;
  },
  /** Something happened. */
  say(text: string): void {
    if (!text) return;
    dropped ||= pending.length === KEPT;
    pending = [...pending, text].slice(-KEPT);
    wait();
  },
  /**
   * Something is asked now, instead of what was asked before; nothing with an empty text. On the same named occasion the
   * same question is asked once, however often others act meanwhile.
   */
  ask(text: string, on = ""): void {
    occasion = on;
    question = on && keyOf(text) === asked ? "" : text;
    if (question) wait();
  },
  /** Another page is shown: what was to be said of the last one is dropped. */
  arrive(): void {
    [pending, dropped, question, asked, arriving] = [[], false, "", "", true];
    wait();
  },
};
