import type { i18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { addRest, hasTexts } from './i18n';

/** A promise that React need not wait for once it says that it is kept. */
type Texts = Promise<void> & { status?: 'fulfilled'; value?: undefined };

const kept = (texts: Texts) => Object.assign(texts, { status: 'fulfilled', value: undefined });

/** One for each i18next that began without them: React is given the same promise each time, even when it is kept. */
const textsOf = new WeakMap<i18n, Texts>();

/** Fetches the texts that the app doesn't begin with, once; what failed is asked for again by the next one. */
export function fetchRestOfTexts(instance: i18n): Promise<void> {
  const former = textsOf.get(instance);
  if (former) return former;
  if (hasTexts(instance, 'rest')) return Promise.resolve();
  const texts: Texts = addRest(instance);
  textsOf.set(instance, texts);
  texts.then(() => kept(texts)).catch(() => textsOf.delete(instance));
  return texts;
}

/**
 * Suspends until all texts are there: for what is not among that with which the app begins. To be called above what
 * says them, never beside it: React may keep what it has drawn beside something that waits.
 *
 * @param meanwhile what may be fetched at the same time
 */
export function useRestOfTexts(meanwhile?: () => void): void {
  const { i18n } = useTranslation();
  const isThere = hasTexts(i18n, 'rest');
  if (!isThere) meanwhile?.();
  if (!isThere || textsOf.has(i18n)) use(fetchRestOfTexts(i18n));
}
