import { palette, priceColors, type UpDown } from '../../src/theme/tokens.ts';

/** A colour in the format of tokens: `#52565f` for `rgb(82, 86, 95)`. */
function hexOf(color: string): string {
  const parts = color.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1);
  if (!parts) return color.toLowerCase();
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Tokens with this colour in a convention for price movement, such as `inkSecondary/priceFlat`; the colour itself if there
 * is none.
 *
 * @param color `#52565f` or the browser's `rgb(82, 86, 95)`
 */
export function colorName(color: string, upDown: UpDown): string {
  const hex = hexOf(color);
  const tokens = Object.entries({ ...palette, ...priceColors[upDown] });
  const names = tokens.filter(([, value]) => value === hex).map(([name]) => name);
  return names.join('/') || hex;
}
