import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../theme/prefersReducedMotion';
import { motion } from '../../theme/tokens';
import { swipesItself } from './swipesItself';

/** In css px. A finger that moved less has not said yet where it goes. */
const slopPx = 10;
/** So far it has to go for the neighbour to come, or … */
const farPx = 90;
/** … so fast, in css px a ms, once it is past the slop. */
const fast = 0.5;
/** The system's own way back begins at the edge of the screen. */
const edgePx = 24;
/** The content follows by this part of the finger's way, and by less where there is no neighbour. */
const follow = { neighbour: 0.3, none: 0.1 };

/** What comes when the finger goes to the left (`after`) or to the right (`before`); nothing at the ends. */
export interface Neighbours {
  before: (() => void) | undefined;
  after: (() => void) | undefined;
}

/**
 * A finger's sideways sweep over an element. Vertical moves stay the page's: its style has to say
 * `touch-action: pan-y pinch-zoom`, and the browser then ends our part as soon as it scrolls. A mouse never sweeps.
 */
export function useSwipe(neighbours: Neighbours): RefCallback<HTMLElement> {
  const latest = useRef(neighbours);
  useEffect(() => {
    latest.current = neighbours;
  });

  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    let start: { id: number; x: number; y: number; time: number } | undefined;
    let taken = false;

    const settle = () => {
      if (taken && element.style.transform && !prefersReducedMotion())
        element.animate([{ transform: element.style.transform }, { transform: 'none' }], {
          duration: motion.fast,
          easing: 'ease-out',
        });
      element.style.transform = '';
      start = undefined;
      taken = false;
    };
    const begin = (event: PointerEvent) => {
      const { clientX: x, clientY: y, pointerId: id, timeStamp: time, pointerType, isPrimary } = event;
      // A second finger zooms.
      if (!isPrimary || pointerType !== 'touch') return settle();
      const atEdge = x < edgePx || x > window.innerWidth - edgePx;
      start = atEdge || swipesItself(event.target, element) ? undefined : { id, x, y, time };
      return undefined;
    };
    const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerId !== start?.id) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      if (!taken && Math.hypot(x, y) < slopPx) return;
      if (!taken && Math.abs(y) >= Math.abs(x)) return settle();
      taken = true;
      const part = neighbourOf(latest.current, x) ? follow.neighbour : follow.none;
      if (!prefersReducedMotion()) element.style.transform = `translateX(${x * part}px)`;
    };
    const end = ({ pointerId, clientX, timeStamp }: PointerEvent) => {
      if (pointerId !== start?.id) return;
      const x = clientX - start.x;
      const go = neighbourOf(latest.current, x);
      const far = Math.abs(x) > farPx || Math.abs(x) / (timeStamp - start.time) > fast;
      if (!taken || !go || !far) return settle();
      // The neighbour comes from where the finger pulled it.
      element.style.transform = prefersReducedMotion() ? '' : `translateX(${-x * follow.neighbour}px)`;
      go();
      settle();
    };
    const stop = ({ pointerId }: PointerEvent) => {
      if (pointerId === start?.id) settle();
    };
    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', stop);
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', stop);
    };
  }, []);
}

const neighbourOf = ({ before, after }: Neighbours, x: number) => (x < 0 ? after : before);
