import { defaultLanguage, type Language, languages } from '../../src/i18n/language.ts';

/** Language, window size and theme of a story. */
export interface Mode {
  locale: Language;
  viewport: { width: number; height: number };
  theme: 'light' | 'dark';
}

/** In css px: the narrowest phone, a common phone, and the full width of the drawing. */
const widths = [320, 390, 750] as const;

export const height = 844;

/** A locale on a phone of this width. */
const mode = (locale: Language, width: number, theme: Mode['theme'] = 'light'): Mode => ({
  locale,
  viewport: { width, height },
  theme,
});

/**
 * Every locale at every width, and the default locale on a common phone in the dark theme, by name. The main story of a
 * screen has pictures in all of them; other stories have one in each theme, because their layout differs from it in few
 * places.
 */
export const everyMode: Record<string, Mode> = {
  ...Object.fromEntries(
    languages.flatMap((locale) => widths.map((width) => [`${locale} ${width}`, mode(locale, width)])),
  ),
  [`${defaultLanguage} 390 dark`]: mode(defaultLanguage, 390, 'dark'),
};
