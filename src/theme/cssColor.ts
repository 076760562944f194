import type { ColorName } from './tokens';

/**
 * The current value of a colour token, for what can't use CSS variables: a canvas, the phone's status bar.
 *
 * @returns `#rrggbb` for an opaque colour
 */
export function cssColor(name: ColorName): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
  // The build shortens colours to three digits, which the phone does not understand.
  return value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}
