import { upDownFor } from '../src/app/upDown';
import type { Language } from '../src/i18n/language';
import type { Appearance } from '../src/theme/appearance';
import { themeAppearances } from '../src/theme/colorsIn';
import type { Toolbar } from './toolbar';

const prices: Record<Exclude<Toolbar['upDown'], 'auto'>, Pick<Appearance, 'pricePair' | 'upDown'>> = {
  redUp: { pricePair: 'redGreen', upDown: 'redUp' },
  greenUp: { pricePair: 'redGreen', upDown: 'greenUp' },
  orangeUp: { pricePair: 'orangeBlue', upDown: 'redUp' },
  blueUp: { pricePair: 'orangeBlue', upDown: 'greenUp' },
};

/** What the toolbar says about the appearance; the rest follows the language. */
export const chosenAppearance = (toolbar: Pick<Toolbar, 'theme' | 'upDown'>): Partial<Appearance> => ({
  ...themeAppearances[toolbar.theme],
  ...(toolbar.upDown !== 'auto' && prices[toolbar.upDown]),
});

/** The appearance of a story in which the member has chosen nothing. */
export const appearanceOf = (
  toolbar: Pick<Toolbar, 'theme' | 'upDown'> & { locale: Language },
): Appearance => ({
  theme: 'light',
  contrast: 'usual',
  pricePair: 'redGreen',
  upDown: upDownFor(toolbar.locale, null),
  ...chosenAppearance(toolbar),
});
