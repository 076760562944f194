import { fontSize } from './tokens';
import { units } from './units';

/** Minimum text size, css px: on narrow phones the design's size would be smaller. */
export const smallestText = 11;

/**
 * A type size of the design as CSS, times the member's text size. Only text grows with it: boxes and distances in
 * `units` don't.
 *
 * @param smallest minimum before it is enlarged, css px
 */
export function textSize(name: keyof typeof fontSize, smallest = smallestText): string {
  return `calc(max(${smallest}px, ${units(fontSize[name])}) * var(--text-size, 1))`;
}

/** Sets the factor by which all texts of the page are enlarged. */
export function setTextSize(times: number): void {
  document.documentElement.style.setProperty('--text-size', String(times));
}
