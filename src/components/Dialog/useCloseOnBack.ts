'use client';
import { useLayoutEffect, useRef } from 'react';
import { openLayer } from '../../lib/openLayers';

/** While `open`, the back button closes this layer before leaving the page (decision 21). */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  // A hidden screen that is kept mounted must not register a layer.
  useLayoutEffect(() => (open ? openLayer(() => latest.current()) : undefined), [open]);
}
