'use client';
import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Appearance, currentAppearance } from './appearance';
import { ScopeContext } from './ScopeContext';

const attributeFilter = ['data-theme', 'data-contrast', 'data-price-pair', 'data-up-down'];

/** A server knows no appearance, and draws nothing that depends on it. */
const readOnServer = () => '{}';

/** The appearance of the scope, for what must be drawn again when it changes. The same object until then. */
export function useAppearance(): Appearance {
  const scope = useContext(ScopeContext);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(scope ?? document.documentElement, { attributeFilter });
      return () => observer.disconnect();
    },
    [scope],
  );
  const read = () => JSON.stringify(currentAppearance(scope ?? undefined));
  const text = useSyncExternalStore(subscribe, read, readOnServer);
  return useMemo(() => JSON.parse(text) as Appearance, [text]);
}
