import { scopeOf } from './scope';
import type { ColorName } from './tokens';

/**
 * The current value of a colour token, for what can't use CSS variables: a canvas, the phone's status bar.
 *
 * @param element in whose scope the value is asked; without it, that of the page
 * @returns `#rrggbb` for an opaque colour
 */
export function cssColor(name: ColorName, element: Element | null = null): string {
  const value = getComputedStyle(scopeOf(element)).getPropertyValue(`--color-${name}`).trim();
  // The build shortens colours to three digits, which the phone does not understand.
  return value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}
