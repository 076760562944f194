import type { i18n } from 'i18next';
import { addTexts, hasTexts } from './i18n';
import type { TextReach } from './loadTexts';

const underWay = new WeakMap<i18n, Map<TextReach, Promise<void>>>();

/** Fetches the texts that the app doesn't begin with, so far, once; what failed is asked for again by the next one. */
export function fetchTexts(instance: i18n, reach: TextReach): Promise<void> {
  if (hasTexts(instance, reach)) return Promise.resolve();
  const fetches = underWay.get(instance) ?? new Map<TextReach, Promise<void>>();
  underWay.set(instance, fetches);
  const former = fetches.get(reach);
  if (former) return former;
  const fetching = addTexts(instance, reach);
  fetches.set(reach, fetching);
  // Another language may be chosen later, whose texts are not there either.
  const forget = () => fetches.delete(reach);
  fetching.then(forget, forget);
  return fetching;
}
