import { defaultLanguage, type Language } from '../src/i18n/language.ts';
import { everyMode, height } from '../stories/support/everyMode.ts';

/** Widths in the toolbar: those above and common phones between them. */
const toolbarWidths = [320, 360, 390, 430, 750] as const;

/** Language, window size and theme of a story. */
export interface Mode {
  locale: Language;
  viewport: { width: number; height: number };
  theme: 'light' | 'dark';
}

/** Every locale at every width, and the usual one in the dark theme, by name. */
export const modes = everyMode;

/** The modes in which Chromatic takes every story: the default locale on a common phone, in the light and the dark theme. */
export const usualModes = Object.fromEntries(
  Object.entries(modes).filter(
    ([, { locale, viewport }]) => locale === defaultLanguage && viewport.width === 390,
  ),
);

/** The modes in which the test runner shows stories: every locale on a common phone. */
export const testedModes = Object.values(modes).filter(
  ({ viewport, theme }) => viewport.width === 390 && theme === 'light',
);

/** The sizes of the toolbar. */
export const viewports = Object.fromEntries(
  toolbarWidths.map((width) => [
    `w${width}`,
    {
      name: `${width} wide`,
      type: 'mobile',
      styles: { width: `${width}px`, height: `${height}px` },
    } as const,
  ]),
);
