// What the players at a table are called; every part of the page below it can ask.
import { createContext } from "svelte";
import { seatName } from "../lib/seats";
import type { Table, Value, Values } from "../lib/types";
import { words } from "../lib/words.svelte";

export class Names {
  constructor(private readonly table: () => Pick<Table, "seats"> | null) {}

  of(seat: number): string {
    const info = this.table()?.seats[seat];
    return info ? seatName(info) : String(seat);
  }

  /** Why somebody does not play on, if that is so. */
  fate(seat: number): string {
    const fate = this.table()?.seats[seat]?.fate;
    return fate ? words(`fate-${fate}`) : "";
  }

  /** Several players in a row. */
  all(seats: readonly number[]): string {
    return words.joined(seats.map((seat) => this.of(seat)));
  }

  /** A fact with names in the fields that hold seats. */
  into(fact: Values, fields: readonly string[] = []): Values {
    const named = fields.map((field) => [field, this.#spoken(fact[field]!)]);
    return { ...fact, ...Object.fromEntries(named) };
  }

  #spoken(seats: Value): string {
    return Array.isArray(seats) ? this.all(seats.map(Number)) : this.of(Number(seats));
  }
}

export const [getNames, setNames] = createContext<Names>();
