/** A place on the screen, css px. */
export interface Point {
  x: number;
  y: number;
}

/** Fingers on an element, as a phone tells of them. */
export interface Fingers {
  /**
   * Moves them, one place for each.
   * @returns whether the browser may do with it what it likes: scroll the page
   */
  move: (...to: Point[]) => boolean;
  lift: () => void;
  /** The browser takes them, to scroll the page. */
  cancel: () => void;
}

/** Puts fingers down, all on what lies at the first one's place. */
export function putDown(...at: [Point, ...Point[]]): Fingers {
  const [{ x, y }] = at;
  const target = document.elementFromPoint(x, y);
  if (!target) throw new Error(`there is nothing at ${x}, ${y}`);
  let down = touchesAt(target, at);
  const tell = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    target.dispatchEvent(
      new TouchEvent(type, {
        touches,
        targetTouches: touches,
        changedTouches,
        bubbles: true,
        cancelable: true,
        composed: true,
      }),
    );
  tell('touchstart', down, down);
  return {
    move: (...to) => {
      down = touchesAt(target, to);
      return tell('touchmove', down, down);
    },
    lift: () => void tell('touchend', [], down),
    cancel: () => void tell('touchcancel', [], down),
  };
}

/** A finger that has not moved for so long, in ms, throws nothing. */
const restMs = 60;

/**
 * Drags a finger in small steps.
 * @returns whether the page was free to scroll, at every step or at none; undefined when it was mixed
 */
export function drag(from: Point, to: Point, steps = 10): boolean | undefined {
  const finger = putDown(from);
  const free = Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return finger.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  });
  // It rests before it is lifted: what it dragged does not roll on, further on a fast machine than on a slow one.
  for (const rested = performance.now() + restMs; performance.now() < rested; );
  finger.lift();
  // The first px of a drag belong to nobody: it may still become a tap.
  const decided = new Set(free.slice(2));
  return decided.size === 1 ? free.at(-1) : undefined;
}

function touchesAt(target: Element, places: readonly Point[]): Touch[] {
  return places.map(
    ({ x, y }, identifier) =>
      new Touch({
        identifier,
        target,
        clientX: x,
        clientY: y,
        pageX: x + window.scrollX,
        pageY: y + window.scrollY,
      }),
  );
}
