// What the players at a table are called; every part of the page below it can ask.
import { createContext } from "svelte";
import { seatName } from "../lib/seats";
import type { Table } from "../lib/types";
import { words, type Facts } from "../lib/words.svelte";

export class Names {
  constructor(private readonly table: () => Pick<Table, "seats"> | null) {}

  of(seat: number): string {
    const info = this.table()?.seats[seat];
    return info ? seatName(info) : String(seat);
  }

  /** Several players in a row. */
  all(seats: readonly number[]): string {
    return words.joined(seats.map((seat) => this.of(seat)));
  }

  /** Facts with names in the fields that hold seats. */
  into<Told extends Facts>(facts: Told, fields: readonly string[]): Told {
    const named = fields.filter((field) => field in facts).map((field) => [field, this.#spoken(facts[field])]);
    return { ...facts, ...Object.fromEntries(named) };
  }

  #spoken(value: Facts[string]): Facts[string] {
    if (typeof value === "number") return this.of(value);
    return Array.isArray(value) ? this.all(value.map(Number)) : value;
  }
}

export const [getNames, setNames] = createContext<Names>();
