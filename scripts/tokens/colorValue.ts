import type { TokenNormalized } from '@terrazzo/parser';

/** A resolved colour token in CSS: `#16181d`, or `rgb(16 18 24 / 45%)`. */
export function colorValue(token: TokenNormalized): string {
  if (token.$type !== 'color') throw new Error(`${token.id} is not a colour.`);
  const { components, alpha } = token.$value;
  const bytes = components.map((component) => Math.round(Number(component) * 255));
  if (alpha !== undefined && alpha < 1) return `rgb(${bytes.join(' ')} / ${alpha * 100}%)`;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
