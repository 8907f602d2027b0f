// Pan and zoom as plain numbers: where the board's origin is on the screen, and how many pixels one unit has.
import { APOTHEM, BOUNDS, MARGIN, type Area, type Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

export interface Camera extends Point {
  scale: number;
}

const CLOSEST = 1.9;
/** Hexes large enough for a thumb; a window that shows the whole board like this needs no closer look. */
const COMFORTABLE = 0.5;
/** The upper right corner of the window belongs to the zoom button. */
const CORNER = 46;
/** The last column begins half a hex lower, so that the board leaves this much of that corner free by itself. */
const NOTCH = APOTHEM + MARGIN;

/** The scale at which the whole board is seen, below the corner or beside it. */
export function fitScale({ width, height }: Size): number {
  const whole = Math.min(width / BOUNDS.width, height / BOUNDS.height);
  const below = (height - CORNER) / (BOUNDS.height - NOTCH);
  const beside = (width - CORNER) / (BOUNDS.width - MARGIN);
  return Math.min(whole, Math.max(below, beside));
}

/** As near as one may come; a big screen that already shows large hexes may still come a little nearer. */
function closest(size: Size): number {
  return Math.max(CLOSEST, fitScale(size) * 1.5);
}

/** Centred where the board is smaller than the window, otherwise never further than the board's own edge. */
function held(offset: number, start: number, length: number, window: number): number {
  if (length <= window) return (window - length) / 2 - start;
  return Math.min(-start, Math.max(window - length - start, offset));
}

/** A board that is wholly seen makes way for the corner: downwards where there is room, else to the left. */
function aside({ x, y, scale }: Camera, { width, height }: Size): Camera {
  const spare = { x: width - BOUNDS.width * scale, y: height - BOUNDS.height * scale };
  if (spare.x < -0.01 || spare.y < -0.01) return { x, y, scale };
  const down = CORNER - NOTCH * scale - spare.y / 2;
  if (down <= 0) return { x, y, scale };
  if (down <= spare.y / 2 + 0.01) return { x, y: y + down, scale };
  const left = CORNER - MARGIN * scale - spare.x / 2;
  return { x: x - Math.max(0, left), y, scale };
}

export function clamped({ x, y, scale }: Camera, size: Size): Camera {
  const fitted = Math.min(closest(size), Math.max(fitScale(size), scale));
  const placed = {
    scale: fitted,
    x: held(x, BOUNDS.x * fitted, BOUNDS.width * fitted, size.width),
    y: held(y, BOUNDS.y * fitted, BOUNDS.height * fitted, size.height),
  };
  return aside(placed, size);
}

/** The whole board; in a small window the part of it that matters. */
export function fitted(size: Size, area: Area = BOUNDS): Camera {
  const least = fitScale(size);
  const room = { width: size.width - CORNER, height: size.height };
  const near = Math.min(room.width / area.width, room.height / area.height, COMFORTABLE);
  const scale = Math.max(least, near);
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const at = scale > least * 1.001 ? room : size;
  return clamped({ scale, x: at.width / 2 - middle.x * scale, y: at.height / 2 - middle.y * scale }, size);
}

/** Nearer or further, so that what is under the point stays under it. */
export function zoomed(camera: Camera, size: Size, factor: number, at: Point): Camera {
  const scale = Math.min(closest(size), Math.max(fitScale(size), camera.scale * factor));
  const grown = scale / camera.scale;
  return clamped({ scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown }, size);
}

export function moved(camera: Camera, size: Size, by: Point): Camera {
  return clamped({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, size);
}

/** Whether all of the board is in sight. */
export function isWhole(camera: Camera, size: Size): boolean {
  return camera.scale <= fitScale(size) * 1.001;
}
