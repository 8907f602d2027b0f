// A seat's shape, so that colour is never the only sign: circle, square, diamond, triangle.
import { round } from "./geometry";

function circle(r: number): string {
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function square(r: number): string {
  const half = round(r * 0.84);
  const corner = round(r * 0.18);
  const flat = round(2 * (half - corner));
  const turn = (x: number, y: number): string => `a${corner} ${corner} 0 0 1 ${x * corner} ${y * corner}`;
  return `M${-half + corner} ${-half}h${flat}${turn(1, 1)}v${flat}${turn(-1, 1)}h${-flat}${turn(-1, -1)}v${-flat}${turn(1, -1)}z`;
}

function diamond(r: number): string {
  const reach = round(r * 1.1);
  return `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0z`;
}

function triangle(r: number): string {
  const [top, foot, half] = [round(r * -1.15), round(r * 0.62), round(r * 1)];
  return `M0 ${top}L${half} ${foot}H${-half}z`;
}

const SHAPES = [circle, square, diamond, triangle];

export function shape(seat: number, r: number): string {
  return (SHAPES[seat] ?? circle)(r);
}

/** How far below the middle of the shape its roomiest line lies. */
export function roomy(seat: number, r: number): number {
  return seat === 3 ? r * 0.1 : 0;
}
