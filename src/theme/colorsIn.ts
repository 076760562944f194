import type { Appearance } from './appearance';
import type { ColorName } from './tokens';
import { colors } from './tokens/generated/colors.ts';

const themes = {
  light: { usual: 'light', more: 'highContrastLight' },
  dark: { usual: 'dark', more: 'highContrastDark' },
} as const;

/** Themes of the design tokens. */
export type ThemeName = keyof typeof colors;

/** All themes of the design tokens, with their place in the appearance. */
export const themeAppearances: Record<ThemeName, Pick<Appearance, 'theme' | 'contrast'>> = {
  light: { theme: 'light', contrast: 'usual' },
  dark: { theme: 'dark', contrast: 'usual' },
  highContrastLight: { theme: 'light', contrast: 'more' },
  highContrastDark: { theme: 'dark', contrast: 'more' },
};

/**
 * The value of every colour token, as `#rrggbb`, with transparency in CSS's `rgb` notation. Only for the catalogue and for tests, because it
 * contains all themes: the app uses `color()`.
 */
export function colorsIn({
  theme = 'light',
  contrast = 'usual',
  pricePair = 'redGreen',
  upDown = 'redUp',
}: Partial<Appearance> = {}): Record<ColorName, string> {
  return colors[themes[theme][contrast]][pricePair][upDown];
}
