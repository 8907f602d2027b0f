// A double click does what one click does, whatever slipped under the pointer in between.

/** Milliseconds and pixels within which a second press belongs to the first. */
const MOMENT = 400;
const SPOT = 16;

interface Press {
  x: number;
  y: number;
  time: number;
  button: Element | null;
}

function pressOf(event: MouseEvent): Press {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  return { x: event.clientX, y: event.clientY, time: event.timeStamp, button };
}

function close(one: Press, other: Press): boolean {
  return other.time - one.time < MOMENT && Math.hypot(other.x - one.x, other.y - one.y) < SPOT;
}

/** Hold back the second press of a double click; where repeating is meant, only if it meets another button. */
export function ignoreDoubleClicks(node: HTMLElement, repeating = false): { destroy(): void } {
  let last: Press | null = null;
  function pressed(event: MouseEvent): void {
    // Keys press without pointing anywhere.
    if (event.detail === 0) return;
    const press = pressOf(event);
    const again = last !== null && close(last, press) && !(repeating && press.button === last.button);
    if (again) event.stopPropagation();
    else last = press;
  }
  /** Who has pressed something else in between means each press. */
  function elsewhere(event: MouseEvent): void {
    if (!(event.target instanceof Node && node.contains(event.target))) last = null;
  }
  node.addEventListener("click", pressed, true);
  document.addEventListener("click", elsewhere, true);
  return {
    destroy() {
      node.removeEventListener("click", pressed, true);
      document.removeEventListener("click", elsewhere, true);
    },
  };
}
