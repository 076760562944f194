import type { Formats } from '../../i18n/formats';

/** Direction of a figure, by its sign. */
export type Direction = 'up' | 'down' | 'flat';

/** Returns the direction of a decimal string. */
export function directionOf(value: string): Direction {
  if (!/[1-9]/.test(value)) return 'flat';
  return value.startsWith('-') ? 'down' : 'up';
}

/** Colour token of each direction. */
export const directionColor = { up: 'priceUp', down: 'priceDown', flat: 'priceFlat' } as const;

/** Colour token of a price by the direction of its day. */
export const priceInks = { up: 'priceUp', down: 'priceDown', flat: 'ink' } as const;

/** Mark of each price direction, so that colour is never the only signal (decision 20). Results have a sign instead. */
export const directionMark = { up: '▲', down: '▼', flat: '' } as const;

/** Formats a price change in yen as plain text, with mark and sign: `▲ +2.00`. */
export function markedChange(amount: string, formats: Formats): string {
  return `${directionMark[directionOf(amount)]}\u00a0${formats.signed(amount)}`.trim();
}
