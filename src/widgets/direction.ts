/** Which way a figure points: by its sign alone, whatever its size. */
export type Direction = 'up' | 'down' | 'flat';

/** Direction of a decimal string. */
export function directionOf(value: string): Direction {
  if (!/[1-9]/.test(value)) return 'flat';
  return value.startsWith('-') ? 'down' : 'up';
}

/** The token of each direction's colour. */
export const directionColor = { up: 'priceUp', down: 'priceDown', flat: 'priceFlat' } as const;

/** The mark of each direction of a price, so that colour never speaks alone (decision 20). Results have their sign. */
export const directionMark = { up: '▲', down: '▼', flat: '' } as const;
