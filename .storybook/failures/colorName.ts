import { palette, priceColors, type UpDown } from '../../src/theme/tokens.ts';

/** A colour as the tokens have it: `#52565f` for `rgb(82, 86, 95)`. */
function hexOf(color: string): string {
  const parts = color.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1);
  if (!parts) return color.toLowerCase();
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The tokens that have a colour in a convention for price movement, such as `inkSecondary/priceFlat`; the colour itself
 * where none has it.
 *
 * @param color as a token has it, or as the browser computes it
 */
export function colorName(color: string, upDown: UpDown): string {
  const hex = hexOf(color);
  const tokens = Object.entries({ ...palette, ...priceColors[upDown] });
  const names = tokens.filter(([, value]) => value === hex).map(([name]) => name);
  return names.join('/') || hex;
}
