import type { ColorName } from '../../../theme/tokens';

const averageColors = { 5: 'averageShort', 25: 'averageMiddle', 75: 'averageLong' } as const;

/** Returns the colour of the moving average over `length` bars. */
export function averageColor(length: number): ColorName {
  return averageColors[length as keyof typeof averageColors] ?? 'averageLong';
}
