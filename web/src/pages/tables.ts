// The games that have a table in the browser; each is loaded when somebody sits down.
import type { Component } from "svelte";
import type { TableStore } from "../lib/table.svelte";

type TableComponent = { default: Component<{ store: TableStore }> };

export const TABLES: Record<string, () => Promise<TableComponent>> = {
  tikal: () => import("../games/tikal/TikalTable.svelte"),
};
