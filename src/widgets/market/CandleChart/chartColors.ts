import { smallestText } from '../../../theme/textSize';
import { type ColorName, fontSize } from '../../../theme/tokens';

/** Returns the smallest type size in CSS px at the member's text size. A canvas can't use rem or CSS variables. */
export function canvasFontSize(): number {
  const root = getComputedStyle(document.documentElement);
  const drawn = Math.round((Number.parseFloat(root.fontSize) * fontSize.caption) / 200);
  return Math.round(Math.max(smallestText, drawn) * (Number(root.getPropertyValue('--text-size')) || 1));
}

const averageColors = { 5: 'averageShort', 25: 'averageMiddle', 75: 'averageLong' } as const;

/** Returns the colour of the moving average over `length` bars. */
export function averageColor(length: number): ColorName {
  return averageColors[length as keyof typeof averageColors] ?? 'averageLong';
}
