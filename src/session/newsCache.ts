import { createBoundedStore } from './boundedStore';

const day = 24 * 60 * 60 * 1_000;

/** Articles that were read on this device in the last weeks. The limits leave most of local storage free. */
export const readArticles = createBoundedStore('readArticles', {
  maxItems: 40,
  maxCharacters: 400_000,
  maxAgeMs: 14 * day,
});

/** The newest headlines, a list for each language. */
export const newestHeadlines = createBoundedStore('newestHeadlines', {
  maxItems: 3,
  maxCharacters: 60_000,
  maxAgeMs: 14 * day,
});

/** Removes stored articles and headlines, so that the next user of the device does not see what was read. */
export function clearNewsCache(): void {
  readArticles.clear();
  newestHeadlines.clear();
}
