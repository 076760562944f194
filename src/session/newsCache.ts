import { createBoundedStore } from './boundedStore';

const day = 24 * 60 * 60 * 1_000;

/** Articles that were read on this device: some weeks of them, in room that leaves most of local storage free. */
export const readArticles = createBoundedStore('readArticles', {
  most: 40,
  characters: 400_000,
  forMs: 14 * day,
});

/** The newest headlines, a list for each language. */
export const newestHeadlines = createBoundedStore('newestHeadlines', {
  most: 3,
  characters: 60_000,
  forMs: 14 * day,
});

/** Leaves nothing of what a member has read, for whoever uses this device next. */
export function clearNewsCache(): void {
  readArticles.clear();
  newestHeadlines.clear();
}
