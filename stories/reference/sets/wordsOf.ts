import { type Language, languages } from '../../../src/i18n/language';

type Texts = { [key: string]: string | Texts };

/** Every namespace of every locale, by its path. */
const modules = import.meta.glob<Record<string, Texts>>('../../../src/i18n/locales/*/*.ts', { eager: true });

const namespaces = (language: Language): [string, Texts][] =>
  Object.entries(modules).flatMap(([path, module]) =>
    path.includes(`/locales/${language}/`) && !path.endsWith('/errors.ts') ? Object.entries(module) : [],
  );

/** Every group of texts and its path. */
function groups(texts: Texts, at: string): [string, Texts][] {
  const inner = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : groups(value, `${at}.${key}`),
  );
  return [[at, texts], ...inner];
}

const wordsIn = (texts: Texts, values: readonly string[]) =>
  values.flatMap((value) => {
    const word = texts[value];
    return typeof word === 'string' ? [word] : [];
  });

/** The group with a text for each value, and the fewest others. */
function groupFor(values: readonly string[]): string | undefined {
  const fitting = namespaces('en')
    .flatMap(([name, texts]) => groups(texts, name))
    .filter(([, texts]) => wordsIn(texts, values).length === values.length)
    .sort(([, one], [, other]) => Object.keys(one).length - Object.keys(other).length);
  return fitting[0]?.[0];
}

/** Displayed texts of each value of a set by language; undefined if no locale has any. */
export function wordsOf(values: readonly string[]): Record<Language, string[]> | undefined {
  const at = groupFor(values);
  if (at === undefined) return undefined;
  const wordsFor = (language: Language) => {
    const all = namespaces(language).flatMap(([name, texts]) => groups(texts, name));
    return wordsIn(new Map(all).get(at) ?? {}, values);
  };
  return Object.fromEntries(languages.map((language) => [language, wordsFor(language)])) as Record<
    Language,
    string[]
  >;
}
