import { type Language, languages } from '../language';
import { messages as en } from './en';
import { messages as jp } from './jp';
import { messages as tw } from './tw';

const locales: Record<Language, object> = { en, tw, jp };

/** Modules of the simulated exchange with texts in several languages. */
const sent = import.meta.glob<Record<string, unknown>>(
  [
    '../../../mocks/exchange/{content,notices,transfers,deposits,cards,identity}/*.ts',
    '../../../mocks/exchange/{copyTrading,lockUp}/products.ts',
    '../../../mocks/exchange/{currencyExchange,dayTrading,support}/rules.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
);

/**
 * For tests: every text in a language by its place, which is a key such as `trade.order.title`, or a file of the
 * simulated exchange with a property. Names of languages are left out, because each is in its own language.
 */
export function textsOf(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  const seen = new Set<object>();
  const collect = (node: unknown, place: string, inLanguage: boolean) => {
    if (typeof node === 'string' && inLanguage) texts.set(place, node);
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [name, value] of Object.entries(node))
      collect(value, place ? `${place}.${name}` : name, inLanguage || name === language);
  };
  collect(locales[language], '', true);
  for (const [file, exported] of Object.entries(sent)) collect({ ...exported }, file, false);
  for (const each of languages) texts.delete(`home.language.${each}`);
  return texts;
}
