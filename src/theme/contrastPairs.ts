import type { ColorName } from './tokens';

type Pairs = Partial<Record<ColorName, readonly ColorName[]>>;

const page = ['paper', 'surface'] as const;
const pageAndPressed = ['paper', 'surface', 'sunken'] as const;
const flashes = ['priceUpSoft', 'priceDownSoft'] as const;

/** Text colour → its backgrounds. A price flashes in either direction. */
export const textOn: Pairs = {
  ink: [...pageAndPressed, 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft', ...flashes],
  inkSecondary: [...pageAndPressed, 'accentSoft', 'warningSoft', 'dangerSoft'],
  inkTertiary: [...pageAndPressed, 'warningSoft', 'dangerSoft'],
  accent: [...pageAndPressed, 'accentSoft', 'successSoft', 'warningSoft'],
  accentPressed: page,
  danger: [...page, 'dangerSoft'],
  success: [...page, 'successSoft'],
  warning: ['warningSoft'],
  onAccent: ['accent', 'danger', 'success', 'priceUp', 'priceDown'],
  surface: ['ink'],
  priceUp: [...pageAndPressed, 'dangerSoft', ...flashes],
  priceDown: [...pageAndPressed, 'dangerSoft', ...flashes],
  priceFlat: [...pageAndPressed, 'dangerSoft'],
  averageShort: pageAndPressed,
  averageMiddle: pageAndPressed,
  averageLong: pageAndPressed,
};

/** Colour of an outline, mark or drawing that must be visible → its backgrounds. */
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

/**
 * Without a contrast requirement: hairlines between spaced rows, the scrim behind a sheet, and white behind pictures.
 */
export const decorative: readonly ColorName[] = ['hairline', 'scrim', 'pictureGround'];
