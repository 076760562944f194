import type { Appearance } from '../../src/theme/appearance.ts';
import { colorsIn } from '../../src/theme/colorsIn.ts';

/** A colour in the format of tokens: `#52565f` for `rgb(82, 86, 95)`. */
function hexOf(color: string): string {
  const parts = color.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1);
  if (!parts) return color.toLowerCase();
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Tokens with this colour in an appearance, such as `inkSecondary/priceFlat`; the colour itself if there is none.
 *
 * @param color `#52565f` or the browser's `rgb(82, 86, 95)`
 */
export function colorName(color: string, appearance: Partial<Appearance>): string {
  const hex = hexOf(color);
  const tokens = Object.entries(colorsIn(appearance));
  const names = tokens.filter(([, value]) => value === hex).map(([name]) => name);
  return names.join('/') || hex;
}
