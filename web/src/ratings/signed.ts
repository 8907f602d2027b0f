/** By how much a rating changed, as people write it. */
export function signed(change: number): string {
  if (!change) return "±0";
  return `${change > 0 ? "+" : "−"}${Math.abs(change)}`;
}
