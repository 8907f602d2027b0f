// How a position became the next one, as the server sends it: only the differences.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A new value, what changed inside (fields by name, items by index), or a list from which some were taken and put. */
export type Change = [value: Json] | [from: number, removed: number, items: Json[]] | { [at: string]: Change };

/** The value after a change; what did not change is shared with the value before. */
export function changed(value: Json, change: Change): Json {
  if (Array.isArray(change)) return change.length === 1 ? change[0] : spliced(value as Json[], change);
  const entries = Object.entries(change);
  if (entries.length === 0) return value;
  if (!Array.isArray(value)) return { ...(value as object), ...fields(value as Record<string, Json>, entries) };
  const items = [...value];
  for (const [at, inside] of entries) items[Number(at)] = changed(items[Number(at)] ?? null, inside);
  return items;
}

function spliced(list: readonly Json[], [from, removed, items]: [number, number, Json[]]): Json[] {
  return [...list.slice(0, from), ...items, ...list.slice(from + removed)];
}

function fields(value: Record<string, Json>, entries: [string, Change][]): Record<string, Json> {
  return Object.fromEntries(entries.map(([name, inside]) => [name, changed(value[name] ?? null, inside)]));
}
