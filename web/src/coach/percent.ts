// Chances as people read them.
import { oneSpace } from "../lib/cldr";

/** A share of 1 as the language writes it; with a sign where it is something gained or lost. */
export function percent(share: number, language: string, signed = false): string {
  const format = new Intl.NumberFormat(language, { style: "percent", signDisplay: signed ? "exceptZero" : "auto" });
  return oneSpace(format.format(Math.round(share * 100) / 100)).replace("-", "−");
}

/** Shares in whole percent that sum to what they should, however they are rounded: the largest rests are rounded up. */
export function wholes(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100));
  const rests = shares
    .map((share, at) => ({ at, rest: share * 100 - whole[at]! }))
    .sort((one, other) => other.rest - one.rest);
  const missing =
    Math.round(shares.reduce((sum, share) => sum + share * 100, 0)) - whole.reduce((sum, one) => sum + one, 0);
  for (const { at } of rests.slice(0, missing)) whole[at]! += 1;
  return whole.map((one) => one / 100);
}
