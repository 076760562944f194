import type { Localized } from '../localized';

/** Replaces placeholders in braces, such as `{amount}`. */
export function fillPlaceholders(text: Localized, values: Record<string, string | Localized>): Localized {
  const fill = (language: keyof Localized) =>
    Object.entries(values).reduce(
      (filled, [name, value]) =>
        filled.replaceAll(`{${name}}`, typeof value === 'string' ? value : value[language]),
      text[language],
    );
  return { en: fill('en'), tw: fill('tw'), jp: fill('jp') };
}
