import { type ThemeName, themeAppearances } from '../../../src/theme/colorsIn';

/** Names of the themes for readers. */
const titles: Record<ThemeName, string> = {
  light: 'Light',
  dark: 'Dark',
  highContrastLight: 'Light, more contrast',
  highContrastDark: 'Dark, more contrast',
};

/** All themes, with their names. */
export const themes = (Object.keys(titles) as ThemeName[]).map((name) => ({
  name,
  title: titles[name],
  appearance: themeAppearances[name],
}));
