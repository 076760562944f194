import type { Localized } from '../localized';

/** A text with what stands in braces in it put in, such as `{amount}`. */
export function filledIn({ en, tw, jp }: Localized, values: Record<string, string>): Localized {
  const fill = (text: string) =>
    Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text);
  return { en: fill(en), tw: fill(tw), jp: fill(jp) };
}
