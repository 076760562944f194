import type { Mode } from '../../.storybook/modes.ts';
import { languages } from '../../src/i18n/language.ts';

/** In css px: the narrowest phone, a common phone, and the full width of the drawing. */
const widths = [320, 390, 750] as const;

export const height = 844;

/**
 * Every locale at every width, by name. The main story of a screen has pictures in all of them; other stories have one,
 * because their layout differs from it in few places.
 */
export const everyMode: Record<string, Mode> = Object.fromEntries(
  languages.flatMap((locale) =>
    widths.map((width) => [`${locale} ${width}`, { locale, viewport: { width, height } }]),
  ),
);
