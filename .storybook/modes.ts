import { defaultLanguage, type Language } from '../src/i18n/language.ts';
import { everyMode, height } from '../stories/support/everyMode.ts';

/** Widths in the toolbar: those above and common phones between them. */
const toolbarWidths = [320, 360, 390, 430, 750] as const;

/** Language and window size of a story. */
export interface Mode {
  locale: Language;
  viewport: { width: number; height: number };
}

/** Every locale at every width, by name. */
export const modes = everyMode;

/** The mode in which Chromatic takes every story: the default locale on a common phone. */
export const usualMode = Object.fromEntries(
  Object.entries(modes).filter(
    ([, { locale, viewport }]) => locale === defaultLanguage && viewport.width === 390,
  ),
);

/** The modes in which the test runner shows stories: every locale on a common phone. */
export const testedModes = Object.values(modes).filter(({ viewport }) => viewport.width === 390);

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
