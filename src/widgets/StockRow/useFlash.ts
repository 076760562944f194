import { type RefObject, useEffect, useRef } from 'react';
import type { Quote } from '../../api/contract/stocks';

/**
 * Marks the element of a live price with `data-flash` whenever the price changes: `upA` or `upB`, `downA` or `downB`,
 * the letters in turn, as only an animation of another name begins anew. Another stock in the same place is no change of price.
 */
export function useFlash({ symbol, latestPrice }: Quote): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const former = useRef({ symbol, latestPrice });
  useEffect(() => {
    const before = former.current;
    former.current = { symbol, latestPrice };
    if (!element.current || before.latestPrice === latestPrice) return;
    const { dataset } = element.current;
    const direction = Number(latestPrice) > Number(before.latestPrice) ? 'up' : 'down';
    if (before.symbol !== symbol) delete dataset.flash;
    else dataset.flash = direction + (dataset.flash?.endsWith('A') ? 'B' : 'A');
  }, [symbol, latestPrice]);
  return element;
}
