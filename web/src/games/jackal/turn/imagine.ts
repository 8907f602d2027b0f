// Planned steps drawn before the server has answered: a card in the row, a mark thrown, a pirate one cell further. Nothing
// here knows whether a step is allowed, or what else it brings; the answer says so a moment later.
import { cellNumber } from "../island/islands";
import { CARDS, type Card, type Offer, type View } from "../types";

type Own = NonNullable<View["own"]>;

/** Whether a step leads on over the island: where to after it only the answer says. */
export function isWalk({ intent }: Offer): boolean {
  return intent.kind === "go" || intent.kind === "exit";
}

/** Whether a step ends what somebody does: taken back, it is not planned again. */
export function ends({ intent }: Offer): boolean {
  return ["land", "pass", "ready", "done"].includes(intent.kind);
}

/** How the table would look after these steps, as far as they can be drawn. */
export function imagined(view: View, steps: readonly Offer[]): View {
  return steps.reduce(after, view);
}

function after(view: View, { intent }: Offer): View {
  switch (intent.kind) {
    case "lay":
      return played(view, intent.card as Card, ({ route }, kind) => ({ route: [...route, kind] }));
    case "throw":
      return played(view, "M", ({ throws }) => ({ throws: [...throws, intent.target] }));
    case "go":
    case "exit":
      return walked(view, intent.cell);
    default:
      return view;
  }
}

function played(view: View, card: Card, to: (own: Own, kind: number) => Partial<Own>): View {
  const { own } = view;
  const kind = CARDS.indexOf(card);
  return own
    ? { ...view, own: { ...own, hand: own.hand.map((count, at) => count - Number(at === kind)), ...to(own, kind) } }
    : view;
}

function walked(view: View, cell: string): View {
  const { walking } = view;
  const number = cellNumber(cell);
  return walking ? { ...view, walking: { ...walking, cell: number, walk: [...walking.walk, number] } } : view;
}
