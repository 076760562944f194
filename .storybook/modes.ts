import { defaultLanguage } from '../src/i18n/language.ts';
import { everyMode, height } from '../stories/support/everyMode.ts';

/** Widths in the toolbar: those above and common phones between them. */
const toolbarWidths = [320, 360, 390, 430, 750] as const;

/** The modes in which Chromatic takes every story: the default locale on a common phone, in the light and the dark theme. */
export const usualModes = Object.fromEntries(
  Object.entries(everyMode).filter(
    ([, { locale, viewport }]) => locale === defaultLanguage && viewport.width === 390,
  ),
);

/** Every locale on a common phone. */
export const phoneModes = Object.values(everyMode).filter(
  ({ viewport, theme }) => viewport.width === 390 && theme === 'light',
);

const phone = (name: string, width: number, height: number) =>
  ({ name, type: 'mobile', styles: { width: `${width}px`, height: `${height}px` } }) as const;

/** The sizes of the toolbar. */
export const viewports: Record<string, ReturnType<typeof phone>> = {
  ...Object.fromEntries(toolbarWidths.map((width) => [`w${width}`, phone(`${width} wide`, width, height)])),
  landscape: phone('Landscape', height, 390),
};
