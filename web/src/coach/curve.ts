// Where the curves of a finished game lie, in a picture that is as wide as the game has moments and as high as 1.
import type { ChanceMoment, Costly, Reviewed } from "./types";

/** A review whose moments have the places that somebody counts by; the server's numbers are the same for everybody. */
export function placed(review: Reviewed, place: (at: number) => number): Reviewed {
  const put = <Place extends { at: number }>(moment: Place): Place => ({ ...moment, at: place(moment.at) });
  return { ...review, moments: review.moments.map(put), costly: review.costly.map(put) };
}

/** The chances at a moment: those of the last one that was judged by then. */
export function chancesAt(moments: readonly ChanceMoment[], at: number): number[] {
  return (moments.filter((moment) => moment.at <= at).at(-1) ?? moments[0])?.chances ?? [];
}

/** The line of a seat; after the last moment that was judged it goes on as it was. */
export function lineOf(moments: readonly ChanceMoment[], seat: number, last: number): string {
  const points = moments.map(({ at, chances }) => [at, 1 - (chances[seat] ?? 0)] as const);
  const end = points.at(-1);
  const whole = end && end[0] < last ? [...points, [last, end[1]] as const] : points;
  return whole.map(([x, y]) => `${x},${y}`).join(" ");
}

/** The costly turns of a seat, the dearest first. */
export function dearest(costly: readonly Costly[], seat: number): Costly[] {
  return costly.filter((turn) => turn.seat === seat).sort((one, other) => other.cost - one.cost);
}

/** How far bars reach to either side: some way even where there is little to show. */
export function reachOf(...bars: (readonly number[])[]): number {
  return Math.max(0.2, ...bars.flat().map(Math.abs));
}
