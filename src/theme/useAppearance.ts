import { useMemo, useSyncExternalStore } from 'react';
import { type Appearance, currentAppearance } from './appearance';

const attributeFilter = ['data-theme', 'data-contrast', 'data-price-pair', 'data-up-down'];

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter });
  return () => observer.disconnect();
}

const read = () => JSON.stringify(currentAppearance());
/** A server knows no appearance, and draws nothing that depends on it. */
const readOnServer = () => '{}';

/** The appearance of the page, for what must be drawn again when it changes. The same object until then. */
export function useAppearance(): Appearance {
  const text = useSyncExternalStore(subscribe, read, readOnServer);
  return useMemo(() => JSON.parse(text) as Appearance, [text]);
}
