import { smallestText } from '../../theme/textSize';
import { type ColorName, fontSize } from '../../theme/tokens';

/** A colour token as it is worn now: a canvas knows no CSS variables. */
export function cssColor(name: ColorName): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
}

/** The smallest type size as css px, at the member's text size: a canvas knows neither rem nor CSS variables. */
export function canvasFontSize(): number {
  const root = getComputedStyle(document.documentElement);
  const drawn = Math.round((Number.parseFloat(root.fontSize) * fontSize.caption) / 200);
  return Math.round(Math.max(smallestText, drawn) * (Number(root.getPropertyValue('--text-size')) || 1));
}

const averageColors = { 5: 'averageShort', 25: 'averageMiddle', 75: 'averageLong' } as const;

/** The colour of the moving average over so many bars. */
export function averageColor(length: number): ColorName {
  return averageColors[length as keyof typeof averageColors] ?? 'averageLong';
}
