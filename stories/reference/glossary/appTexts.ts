import { type Language, languages } from '../../../src/i18n/language';
import { messages as en } from '../../../src/i18n/locales/en';
import { messages as jp } from '../../../src/i18n/locales/jp';
import { messages as tw } from '../../../src/i18n/locales/tw';
import type { GlossaryRow } from './glossary';
import { spellingsOf } from './words';

type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, path: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [[key, value] as [string, string]] : flat(value, key);
  });
}

/** Every text of the interface by its key, as in `trade.side.long`. */
export const appTexts: Record<Language, ReadonlyMap<string, string>> = {
  en: new Map(flat(en, '')),
  tw: new Map(flat(tw, '')),
  jp: new Map(flat(jp, '')),
};

/** The keys whose text is exactly this term, in all three languages. */
export function placesOf(row: GlossaryRow): string[] {
  const spellings = Object.fromEntries(
    languages.map((language) => [language, spellingsOf(row, language).map(plain)]),
  );
  return [...appTexts.en.keys()].filter((key) =>
    languages.every((language) => spellings[language]?.includes(plain(appTexts[language].get(key) ?? ''))),
  );
}

const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ');
