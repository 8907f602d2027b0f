// How to play: what there is to know, in the order in which one needs it.
import type { Book } from "../../../lib/book";

export { default as Picture } from "./Picture.svelte";

export const lessons: Book["lessons"] = [
  { name: "goal", pictures: ["goal"], rules: ["T11.1", "T13.3"] },
  { name: "turn", pictures: ["placing"], rules: ["T3.1", "T4.2"] },
  { name: "walking", pictures: ["walking"], rules: ["T5.1", "T5.3"] },
  { name: "temples", pictures: ["uncovering"], rules: ["T6.1", "T6.4"] },
  { name: "treasures", pictures: ["sets"], rules: ["T7.3", "T7.4"] },
  { name: "camps", pictures: ["camp"], rules: ["T5.2", "T9.1"] },
  { name: "guards", pictures: ["guard"], rules: ["T10.1", "T10.3"] },
  { name: "scoring", pictures: ["majority"], rules: ["T11.1", "T12.2"] },
  { name: "more", pictures: [], rules: ["T14.1"] },
];

export const beside: Book["beside"] = {
  "T4.2": "placing",
  "T5.2": "camp",
  "T5.3": "walking",
  "T6.4": "uncovering",
  "T7.4": "sets",
  "T10.3": "guard",
  "T11.1": "majority",
};

export const only: Book["only"] = {
  "T3.1": "basic",
  "T12.1": "basic",
  "T12.2": "basic",
  "T12.3": "basic",
  T14: "auction",
  "T15.2": "basic",
  "T15.7": "auction",
  "T15.8": "auction",
};
