'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Direction from `earlier` to `later`. A flash only needs to know whether the numbers differ. */
const moved = (earlier: string, later: string) => Math.sign(Number(later) - Number(earlier));

/**
 * Sets `data-flash` on the element of a live figure whenever the figure changes. Its style includes `flashes`.
 *
 * The values alternate between `upA` and `upB`, or `downA` and `downB`, because only another animation name restarts
 * a running animation. It uses no React state, so nothing is rendered again.
 *
 * @param figure decimal string
 * @param of whose figure it is; a change of owner is no change of the figure
 */
export function useFlash<Shown extends HTMLElement = HTMLElement>(
  figure: string,
  of = '',
): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const former = useRef({ figure, of });
  // In the same frame as the change: later, the row would be styled twice.
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
