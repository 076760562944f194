import type { Listing } from './listings';

type Language = keyof Listing['name'];

/** What a name is filed under: Japanese names are sorted by how they are read. */
const sortKeyOf: Record<Language, (listing: Listing) => string> = {
  en: ({ name }) => name.en.toLowerCase(),
  tw: ({ name }) => name.tw,
  jp: ({ reading }) => reading,
};

/**
 * Listings by name in a language. By the order of characters in Unicode, which every engine shares: the kana's own
 * order, the alphabet, and for Chinese characters that of their radicals.
 */
export function sortByName(listings: readonly Listing[], language: Language): Listing[] {
  const filed = sortKeyOf[language];
  return listings
    .map((listing) => ({ listing, key: filed(listing) }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ listing }) => listing);
}
