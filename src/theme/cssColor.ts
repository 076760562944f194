import type { ColorName } from './tokens';

/** The current value of a colour token, for what can't use CSS variables: a canvas, the phone's status bar. */
export function cssColor(name: ColorName): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
}
