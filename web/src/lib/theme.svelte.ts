// Light, dark, or as the system says; public/theme.js sets the first one before anything is painted.
import { getItem, setItem } from "./local-storage";

export type Theme = "system" | "light" | "dark";

const PAPER = { light: "#f4ecdd", dark: "#141a18" };
const systemDark = matchMedia("(prefers-color-scheme: dark)");

const stored = getItem("theme");
let chosen = $state<Theme>(stored === "light" || stored === "dark" ? stored : "system");
let system = $state<"light" | "dark">(systemDark.matches ? "dark" : "light");

systemDark.addEventListener("change", () => {
  system = systemDark.matches ? "dark" : "light";
  paint();
});

export const theme = {
  get chosen(): Theme {
    return chosen;
  },
  get shown(): "light" | "dark" {
    return chosen === "system" ? system : chosen;
  },
  choose(next: Theme): void {
    chosen = next;
    setItem("theme", next);
    paint();
  },
};

function paint(): void {
  document.documentElement.dataset.theme = theme.shown;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", PAPER[theme.shown]);
}

paint();
