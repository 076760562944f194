import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-up-down'] });
  return () => observer.disconnect();
}

/** Returns the convention of price colours, and updates when it changes: a canvas must then be redrawn. */
export function useColorConvention(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset.upDown ?? '');
}
