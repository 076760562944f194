import { useLayoutEffect, useRef } from 'react';
import { openLayer } from '../../lib/openLayers';

/** While this is open, the way back closes it first (decision 21). */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  // Of a screen that is kept alive out of sight, nothing lies above the page.
  useLayoutEffect(() => (open ? openLayer(() => latest.current()) : undefined), [open]);
}
