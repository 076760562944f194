import type { i18n } from 'i18next';
import { addRest, hasTexts } from './i18n';

const underWay = new WeakMap<i18n, Promise<void>>();

/** Fetches the texts that the app doesn't begin with, once; what failed is asked for again by the next one. */
export function fetchRestOfTexts(instance: i18n): Promise<void> {
  if (hasTexts(instance, 'rest')) return Promise.resolve();
  const former = underWay.get(instance);
  if (former) return former;
  const fetching = addRest(instance);
  underWay.set(instance, fetching);
  fetching.catch(() => underWay.delete(instance));
  return fetching;
}
