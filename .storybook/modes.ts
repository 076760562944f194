import { type Language, languages } from '../src/i18n/language.ts';

/** In css px: the narrowest phone, a common one, and the widest drawing. */
const widths = [320, 390, 750] as const;

/** What a reader of the catalogue may choose: those, and phones between them. */
const toolbarWidths = [320, 360, 390, 430, 750] as const;
export const height = 844;

/** In which language and at which size a story is shown. */
export interface Mode {
  locale: Language;
  viewport: { width: number; height: number };
}

/** Every locale at every width, by name: what snapshots are taken in. */
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
