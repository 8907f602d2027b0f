// What the table draws on the island for the player: cells to choose, step counts, and planned routes.
import { cellWords } from "../describe";
import type { Screen } from "../screen.svelte";
import type { Lead, Way } from "../types";
import { landOf } from "./islands";
import { badgesOf, type Badge, type Route } from "./types";

export class Overlay {
  /** The cell under the pointer. */
  pointed = $state<string | null>(null);

  constructor(private readonly screen: Screen) {}

  /** Where this player can go now, and what each cell leads to. */
  readonly choices = $derived.by(() =>
    this.screen.store.playback.busy ? new Map<string, readonly Lead[]>() : this.screen.choice.leads,
  );

  readonly routes = $derived.by((): Route[] => {
    const { choice, laying, picture, reveal, store } = this.screen;
    if (this.choices.size > 0)
      return [...this.choices].flatMap(([cell, [lead]]) => (lead ? planned(lead.walk, cell !== this.pointed) : []));
    const looked = choice.looked?.island === 0 ? planned(choice.looked.way.walk) : null;
    if (laying && looked) return looked;
    const own = picture.walks.some(({ seat }) => seat === store.seat) ? undefined : best(choice.outlook.ends);
    if (own) return planned(own.walk, !laying);
    return looked && !reveal.running ? looked : [];
  });

  readonly badges = $derived.by((): Badge[] => {
    const { choice, laying, reach, reveal } = this.screen;
    if (!laying) return badgesOf(reach.here);
    if (reveal.running) return [];
    if (choice.row.length === 0) return badgesOf(choice.reach.here);
    const chests = new Set(choice.outlook.ends.map(({ cell }) => cell));
    return choice.outlook.places.map(({ cell, steps }) => ({ cell, steps, chest: chests.has(cell) }));
  });

  readonly #land = $derived.by(() => {
    const { island } = this.screen;
    return new Map(island ? landOf(island).map((cell) => [cell.name, cell]) : []);
  });

  label(cell: string): string {
    return cellWords(this.#land.get(cell)!, this.choices.get(cell));
  }
}

function planned(cells: string[], faint = false): Route[] {
  return [{ seat: -1, cells, planned: true, faint }];
}

/** The way that brings most, of those the shortest. */
function best(ways: readonly Way[]): Way | undefined {
  return [...ways].sort((one, other) => other.coins - one.coins || one.steps - other.steps)[0];
}
