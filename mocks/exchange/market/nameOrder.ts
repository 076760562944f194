import type { Listing } from './listings';

type Language = keyof Listing['name'];

/** Sort keys of names. Japanese names are sorted by their reading. */
const sortKeyOf: Record<Language, (listing: Listing) => string> = {
  en: ({ name }) => name.en,
  tw: ({ name }) => name.tw,
  jp: ({ reading }) => reading,
};

const collators: Record<Language, Intl.Collator> = {
  en: new Intl.Collator('en'),
  tw: new Intl.Collator('zh-Hant-TW'),
  jp: new Intl.Collator('ja'),
};

/** Sorts listings by name as dictionaries of the language do: alphabet, strokes, kana. Equal ones keep their order. */
export function sortByName(listings: readonly Listing[], language: Language): Listing[] {
  const keyOf = sortKeyOf[language];
  return listings
    .map((listing) => ({ listing, key: keyOf(listing) }))
    .sort((one, other) => collators[language].compare(one.key, other.key))
    .map(({ listing }) => listing);
}
