import type { ColorName } from '../../../src/theme/tokens';

type Pairs = Partial<Record<ColorName, readonly ColorName[]>>;

const page = ['paper', 'surface'] as const;
const pageAndPressed = ['paper', 'surface', 'sunken'] as const;
const flashes = ['priceUpSoft', 'priceDownSoft'] as const;

/** Each colour in which text is written → the grounds on which it is. A price flashes in either direction. */
export const textOn: Pairs = {
  ink: [...pageAndPressed, 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft', ...flashes],
  inkSecondary: pageAndPressed,
  inkTertiary: pageAndPressed,
  accent: [...pageAndPressed, 'accentSoft'],
  accentPressed: page,
  danger: [...page, 'dangerSoft'],
  success: [...page, 'successSoft'],
  warning: ['warningSoft'],
  onAccent: ['accent', 'danger', 'success', 'priceUp', 'priceDown'],
  surface: ['ink'],
  priceUp: [...pageAndPressed, ...flashes],
  priceDown: [...pageAndPressed, ...flashes],
  priceFlat: pageAndPressed,
  averageShort: pageAndPressed,
  averageMiddle: pageAndPressed,
  averageLong: pageAndPressed,
};

/** Each colour of an outline, a mark or a drawing that has to be seen → what it is drawn on. */
export const markOn: Pairs = {
  outline: pageAndPressed,
  accent: [...pageAndPressed, 'accentSoft'],
  danger: page,
  success: pageAndPressed,
  warning: pageAndPressed,
  ink: pageAndPressed,
  surface: ['outline', 'accent'],
  onAccent: ['danger', 'success', 'accent'],
  priceUp: page,
  priceDown: page,
  priceFlat: page,
  averageShort: page,
  averageMiddle: page,
  averageLong: page,
};

/** Neither written nor to be made out: it only parts what stands apart anyway, or darkens the page below a sheet. */
export const decorative: readonly ColorName[] = ['hairline', 'scrim'];
