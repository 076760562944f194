import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How `later` lies to `earlier`. Decimal strings differ in value where they differ as numbers; a flash needs no more. */
const moved = (earlier: string, later: string) => Math.sign(Number(later) - Number(earlier));

/**
 * Marks the element of a live figure with `data-flash` whenever the figure changes: `upA` or `upB`, `downA` or `downB`,
 * the letters in turn, as only an animation of another name begins anew, be it in the middle of the last one. No state
 * of React: nothing is drawn again for it. The element's style takes `flashes`.
 *
 * @param figure decimal string
 * @param of whose figure it is; another's in the same place is no change
 */
export function useFlash<Shown extends HTMLElement = HTMLElement>(
  figure: string,
  of = '',
): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const former = useRef({ figure, of });
  // Within the drawing that changes the figure: later, the row would be styled twice.
  useLayoutEffect(() => {
    const before = former.current;
    former.current = { figure, of };
    if (!element.current) return;
    const { dataset } = element.current;
    const by = moved(before.figure, figure);
    if (before.of !== of) delete dataset.flash;
    else if (by !== 0) dataset.flash = `${by > 0 ? 'up' : 'down'}${dataset.flash?.endsWith('A') ? 'B' : 'A'}`;
  }, [figure, of]);
  return element;
}
