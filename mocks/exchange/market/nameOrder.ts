import type { Listing } from './listings';

type Language = keyof Listing['name'];

/** Sort keys of names. Japanese names are sorted by their reading. */
const sortKeyOf: Record<Language, (listing: Listing) => string> = {
  en: ({ name }) => name.en.toLowerCase(),
  tw: ({ name }) => name.tw,
  jp: ({ reading }) => reading,
};

/**
 * Sorts listings by name in a language. Uses Unicode code points, which are the same in every engine: kana order,
 * alphabetical order, and radical order for Chinese characters.
 */
export function sortByName(listings: readonly Listing[], language: Language): Listing[] {
  const filed = sortKeyOf[language];
  return listings
    .map((listing) => ({ listing, key: filed(listing) }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ listing }) => listing);
}
