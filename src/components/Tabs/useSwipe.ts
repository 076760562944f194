import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../theme/prefersReducedMotion';
import { motion } from '../../theme/tokens';
import { handlesOwnSwipe } from './handlesOwnSwipe';

/** In CSS px. Below this distance the direction of the finger is undecided. */
const slopPx = 10;
/** Distance in CSS px that switches to the neighbour. */
const switchPx = 90;
/** Speed in CSS px per ms that also switches, once past the slop. */
const switchSpeed = 0.5;
/** Swipes from the screen edge belong to the system's back gesture. */
const edgePx = 24;
/** Share of the finger's distance that the content follows; less when there is no neighbour. */
const follow = { neighbour: 0.3, none: 0.1 };

/** What a swipe to the left (`after`) or to the right (`before`) shows; undefined at the ends. */
export interface Neighbours {
  before: (() => void) | undefined;
  after: (() => void) | undefined;
}

/**
 * Detects horizontal swipes of a finger over an element. A mouse never swipes.
 *
 * Vertical movement scrolls the page. The element's style must set `touch-action: pan-y pinch-zoom`; the browser then
 * ends the swipe when it scrolls.
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
      start = atEdge || handlesOwnSwipe(event.target, element) ? undefined : { id, x, y, time };
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
      const far = Math.abs(x) > switchPx || Math.abs(x) / (timeStamp - start.time) > switchSpeed;
      if (!taken || !go || !far) return settle();
      // The neighbour enters from the side the finger moved it to.
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
