import { type Language, languages } from '../src/i18n/language.ts';

/** In css px: the narrowest phone, a common phone, and the full width of the drawing. */
const widths = [320, 390, 750] as const;

/** Widths in the toolbar: those above and common phones between them. */
const toolbarWidths = [320, 360, 390, 430, 750] as const;
export const height = 844;

/** Language and window size of a story. */
export interface Mode {
  locale: Language;
  viewport: { width: number; height: number };
}

/** Every locale at every width, by name. Snapshots are taken in all of them. */
export const modes: Record<string, Mode> = Object.fromEntries(
  languages.flatMap((locale) =>
    widths.map((width) => [`${locale} ${width}`, { locale, viewport: { width, height } }]),
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
