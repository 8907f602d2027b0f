// The camera in somebody's hands: wheel, drag, pinch, keys. A tap is no drag, and a drag is no tap.
import { clamped, fitted, isWhole, moved, zoomed, type Camera, type Size } from "./camera";
import { BOUNDS, type Area, type Point } from "./geometry";

const DRAG = 8;
const WHEEL_ZOOM = 0.0016;

export class Lens {
  #size: Size = $state({ width: 800, height: 640 });
  camera: Camera = $state(fitted({ width: 800, height: 640 }));
  /** Whether the next change should glide: after keys and buttons, not under a finger. */
  gliding = $state(false);
  dragging = $state(false);
  /** Whether it looks where it looks by itself; then it follows the land as that grows. */
  atHome = $state(true);
  #area: Area = BOUNDS;

  #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #dragged = false;

  get isWhole(): boolean {
    return isWhole(this.camera, this.#size);
  }

  resize(size: Size): void {
    if (size.width === 0 || size.height === 0) return;
    this.#size = size;
    this.camera = this.atHome ? fitted(size, this.#area) : clamped(this.camera, size);
  }

  /** What matters on the board now. */
  look(area: Area): void {
    this.#area = area;
    if (this.atHome) this.fit();
  }

  fit(): void {
    this.gliding = true;
    this.atHome = true;
    this.camera = fitted(this.#size, this.#area);
  }

  zoom(factor: number): void {
    this.gliding = true;
    const middle = { x: this.#size.width / 2, y: this.#size.height / 2 };
    this.#aim(zoomed(this.camera, this.#size, factor, middle));
  }

  wheel(deltaY: number, at: Point): void {
    this.gliding = false;
    this.#aim(zoomed(this.camera, this.#size, Math.exp(-deltaY * WHEEL_ZOOM), at));
  }

  /** Brings a point of the board into sight, for a keyboard that walks off the edge of the window. */
  reveal({ x, y }: Point, margin: number): void {
    const { camera } = this;
    const seen = { x: camera.x + x * camera.scale, y: camera.y + y * camera.scale };
    const by = {
      x: inward(seen.x, margin * camera.scale, this.#size.width),
      y: inward(seen.y, margin * camera.scale, this.#size.height),
    };
    if (by.x === 0 && by.y === 0) return;
    this.gliding = true;
    this.#aim(moved(camera, this.#size, by));
  }

  down(id: number, at: Point): void {
    if (this.#fingers.size === 0) {
      this.#start = at;
      this.#dragged = false;
    }
    this.#fingers.set(id, at);
  }

  /** Whether this movement is part of a drag or a pinch. */
  move(id: number, at: Point): boolean {
    const before = this.#fingers.get(id);
    if (!before) return false;
    const far = Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > DRAG;
    if (!this.#dragged && !far && this.#fingers.size === 1) return false;
    this.#dragged = true;
    this.dragging = true;
    this.gliding = false;
    this.#follow(id, before, at);
    this.#fingers.set(id, at);
    return true;
  }

  up(id: number): void {
    this.#fingers.delete(id);
    if (this.#fingers.size > 0) return;
    this.dragging = false;
    // The click that ends a drag comes in this same task; the next one is a tap again.
    setTimeout(() => (this.#dragged = false));
  }

  get endedDrag(): boolean {
    return this.#dragged;
  }

  #follow(id: number, before: Point, at: Point): void {
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1];
    const by = { x: at.x - before.x, y: at.y - before.y };
    if (!other) {
      this.#aim(moved(this.camera, this.#size, by));
      return;
    }
    const factor = distance(at, other) / Math.max(1, distance(before, other));
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const half = moved(this.camera, this.#size, { x: by.x / 2, y: by.y / 2 });
    this.#aim(zoomed(half, this.#size, factor, middle));
  }

  /** Looks where somebody wants to look. */
  #aim(camera: Camera): void {
    this.camera = camera;
    this.atHome = alike(camera, fitted(this.#size, this.#area));
  }
}

function alike(a: Camera, b: Camera): boolean {
  return distance(a, b) < 1 && Math.abs(a.scale / b.scale - 1) < 0.001;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function inward(at: number, margin: number, window: number): number {
  if (at < margin) return margin - at;
  return at > window - margin ? window - margin - at : 0;
}
