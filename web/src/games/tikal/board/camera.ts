// Pan and zoom as plain numbers: where the board's origin is on the screen, and how many pixels one unit has.
import { BOUNDS, type Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

export interface Camera extends Point {
  scale: number;
}

const CLOSEST = 1.9;

export function fitScale(size: Size): number {
  return Math.min(size.width / BOUNDS.width, size.height / BOUNDS.height);
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

export function clamped({ x, y, scale }: Camera, size: Size): Camera {
  const kept = Math.min(closest(size), Math.max(fitScale(size), scale));
  return {
    scale: kept,
    x: held(x, BOUNDS.x * kept, BOUNDS.width * kept, size.width),
    y: held(y, BOUNDS.y * kept, BOUNDS.height * kept, size.height),
  };
}

export function fitted(size: Size): Camera {
  return clamped({ x: 0, y: 0, scale: 0 }, size);
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

export function isFitted(camera: Camera, size: Size): boolean {
  return camera.scale <= fitScale(size) * 1.001;
}
