'use client';
import { useDrag } from '@use-gesture/react';
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
 *
 * @returns props of the element
 */
export function useSwipe({ before, after }: Neighbours) {
  return useDrag(
    ({ event, currentTarget, target, initial: [from], movement: [x], elapsedTime, ...drag }) => {
      const panel = currentTarget as HTMLElement;
      const isOwn = () =>
        (event as PointerEvent).pointerType === 'touch' &&
        from >= edgePx &&
        from <= window.innerWidth - edgePx &&
        !handlesOwnSwipe(target, panel);
      // A second finger zooms.
      if (drag.touches > 1 || (drag.first && !isOwn())) return drag.cancel();
      const go = x < 0 ? after : before;
      const still = prefersReducedMotion();
      const moveTo = (place: number) => {
        panel.style.transform = still ? '' : `translateX(${place}px)`;
      };
      if (!drag.last) return moveTo(x * (go ? follow.neighbour : follow.none));
      const far = Math.abs(x) > switchPx || Math.abs(x) / elapsedTime > switchSpeed;
      if (go && far && !drag.canceled && event.type === 'pointerup') {
        // The neighbour enters from the side the finger moved it to.
        moveTo(-x * follow.neighbour);
        go();
      }
      const { transform } = panel.style;
      if (transform)
        panel.animate([{ transform }, { transform: 'none' }], { duration: motion.fast, easing: 'ease-out' });
      panel.style.transform = '';
    },
    { axis: 'x', axisThreshold: { touch: slopPx }, keys: false, pointer: { capture: false } },
  );
}
