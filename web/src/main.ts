import "./app.css";
import "./first.css";
import "./lib/theme.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/words.svelte";

const AGAIN = 2_000;

/** The first picture stays until there are words to draw a better one with. */
async function begin(): Promise<void> {
  await speak();
  const target = document.getElementById("app")!;
  target.replaceChildren();
  mount(App, { target });
}

function insist(): void {
  begin().catch(() => setTimeout(insist, AGAIN));
}

insist();
