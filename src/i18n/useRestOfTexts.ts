import type { i18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { addRest, hasTexts } from './i18n';

const underWay = new WeakMap<i18n, Promise<void>>();

/** Fetches the texts that the app doesn't begin with, once; what failed is asked for again by the next one. */
export function fetchRestOfTexts(instance: i18n): Promise<void> {
  const former = underWay.get(instance);
  if (former) return former;
  const fetching = addRest(instance);
  underWay.set(instance, fetching);
  fetching.catch(() => underWay.delete(instance));
  return fetching;
}

/**
 * Suspends until all texts are there: for what is not among that with which the app begins. To be called above what
 * says them, never beside it: React may keep what it has drawn beside something that waits.
 *
 * @param meanwhile what may be fetched at the same time
 */
export function useRestOfTexts(meanwhile?: () => void): void {
  const { i18n } = useTranslation();
  if (hasTexts(i18n, 'rest')) return;
  meanwhile?.();
  use(fetchRestOfTexts(i18n));
}
