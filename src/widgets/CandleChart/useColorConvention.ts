import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-up-down'] });
  return () => observer.disconnect();
}

/** The price colours' convention: a canvas must be drawn again when it changes. */
export function useColorConvention(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset.upDown ?? '');
}
