import type { Appearance } from '../../../src/theme/appearance';
import { colorsIn } from '../../../src/theme/colorsIn';
import { type ColorName, color } from '../../../src/theme/tokens';

/** Ways to write a colour, for a style sheet, for the token files and Figma, or for any other tool. */
export const copyForms = ['variable', 'path', 'value'] as const;
export type CopyForm = (typeof copyForms)[number];

/** A colour in one of these ways: `var(--color-accent)`, `color.accent`, `#233a8b`. */
export const colorText: Record<CopyForm, (token: ColorName, appearance: Appearance) => string> = {
  variable: color,
  path: (token) => `color.${token}`,
  value: (token, appearance) => colorsIn(appearance)[token],
};
