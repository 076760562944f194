/** A point in the window, in css px. */
export interface Point {
  x: number;
  y: number;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const centerOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Fingers on an element, as touch events. */
export interface Fingers {
  /**
   * Moves the fingers: one point for each.
   * @returns whether the browser may scroll the page
   */
  move: (...to: Point[]) => boolean;
  lift: () => void;
  /** The browser cancels the touch to scroll the page. */
  cancel: () => void;
}

/** Touches the element at the first point. It is the target of all fingers. */
export function touchDown(...at: [Point, ...Point[]]): Fingers {
  const [{ x, y }] = at;
  const target = document.elementFromPoint(x, y);
  if (!target) throw new Error(`there is nothing at ${x}, ${y}`);
  let down = touchesAt(target, at);
  const fire = (type: string, touches: Touch[], changedTouches: Touch[]) =>
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
  fire('touchstart', down, down);
  return {
    move: (...to) => {
      down = touchesAt(target, to);
      return fire('touchmove', down, down);
    },
    lift: () => void fire('touchend', [], down),
    cancel: () => void fire('touchcancel', [], down),
  };
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

/** After this pause, in ms, lifting a finger starts no kinetic scroll. */
const restMs = 60;

/**
 * Drags one finger in small steps, as touch events: for charts and pull to refresh.
 * @returns whether the page could scroll: true at every step, false at none, undefined if steps differ
 */
export function dragTouch(from: Point, to: Point, steps = 10): boolean | undefined {
  const finger = touchDown(from);
  const free = Array.from({ length: steps }, (_, step) => finger.move(between(from, to, (step + 1) / steps)));
  // Without the pause, kinetic scrolling would depend on the speed of the machine.
  for (const rested = performance.now() + restMs; performance.now() < rested; );
  finger.lift();
  // The first steps are ignored, because they may still become a tap.
  const decided = new Set(free.slice(2));
  return decided.size === 1 ? free.at(-1) : undefined;
}

/** A drag of one pointer from the centre of an element. */
export interface PointerDrag {
  /** Distance, in css px. */
  x?: number;
  y?: number;
  pointerType?: 'touch' | 'mouse';
  /** Shortest duration, in ms. Without it the drag is very fast. */
  duration?: number;
  /** Runs before the pointer is released. */
  beforeRelease?: () => void | Promise<void>;
}

const pointerSteps = 8;

/** Drags a pointer over an element, as pointer events: for swipes. */
export async function dragPointer(
  element: Element,
  { x = 0, y = 0, pointerType = 'touch', duration = 0, beforeRelease }: PointerDrag,
): Promise<void> {
  const from = centerOf(element);
  const to = { x: from.x + x, y: from.y + y };
  firePointer('pointerdown', element, from, pointerType);
  for (let step = 1; step <= pointerSteps; step++) {
    if (duration) await new Promise((resolve) => setTimeout(resolve, duration / pointerSteps));
    firePointer('pointermove', element, between(from, to, step / pointerSteps), pointerType);
  }
  await beforeRelease?.();
  firePointer('pointerup', element, to, pointerType);
}

/** Drags a handle onto another element, as pointer events, one step a frame: for sortable lists. */
export async function dragOnto(handle: Element, target: Element, steps = 12): Promise<void> {
  const from = centerOf(handle);
  const to = centerOf(target);
  firePointer('pointerdown', handle, from);
  for (let step = 1; step <= steps; step++) {
    await nextFrame();
    firePointer('pointermove', document, between(from, to, step / steps));
  }
  await nextFrame();
  firePointer('pointerup', document, to);
}

function firePointer(
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  target: EventTarget,
  { x, y }: Point,
  pointerType: 'touch' | 'mouse' = 'touch',
): void {
  target.dispatchEvent(
    new PointerEvent(type, {
      clientX: x,
      clientY: y,
      bubbles: true,
      cancelable: true,
      composed: true,
      pointerId: 1,
      pointerType,
      isPrimary: true,
      button: 0,
      buttons: type === 'pointerup' ? 0 : 1,
    }),
  );
}
