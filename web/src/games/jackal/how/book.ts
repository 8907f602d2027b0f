// How to play: what there is to know, in the order in which one needs it.
import type { Book } from "../../../lib/book";

export { default as Picture } from "./Picture.svelte";

export const lessons: Book["lessons"] = [
  { name: "goal", pictures: ["goal"], rules: ["J7.3", "J8.4"] },
  { name: "choice", pictures: ["choice"], rules: ["J3.1", "J3.2"] },
  { name: "route", pictures: ["route"], rules: ["J4.1", "J6.2"] },
  { name: "cards", pictures: ["cards"], rules: ["J6.3", "J6.4"] },
  { name: "ground", pictures: ["labyrinth", "cave"], rules: ["J6.9", "J6.10"] },
  { name: "map", pictures: ["buried"], rules: ["J6.7", "J6.8"] },
  { name: "marks", pictures: ["mark"], rules: ["J5.1", "J5.2"] },
  { name: "gold", pictures: ["ladder"], rules: ["J7.3", "J7.4"] },
  { name: "more", pictures: [], rules: ["J8.3", "J8.6"] },
];

export const beside: Book["beside"] = {
  "J3.2": "choice",
  "J5.2": "mark",
  "J6.2": "route",
  "J6.3": "cards",
  "J6.8": "buried",
  "J6.9": "labyrinth",
  "J6.10": "cave",
  "J7.3": "ladder",
};

export const only: Book["only"] = {
  "J2.2": "basic",
  "J2.3": "basic",
  "J8.1": "basic",
  "J8.3": "basic",
  "J8.4": "basic",
  "J8.6": "archipelago",
  "J8.7": "archipelago",
  "J8.8": "archipelago",
  "J8.9": "archipelago",
  "J8.10": "archipelago",
};
