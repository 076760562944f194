import { type ColorName, fontSize } from '../../theme/tokens';

/** A colour token as it is worn now: a canvas knows no CSS variables. */
export function cssColor(name: ColorName): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
}

/** The smallest type size as css px: a canvas knows no rem. */
export function canvasFontSize(): number {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round((root * fontSize.caption) / 200);
}

const averageColors = { 5: 'averageShort', 25: 'averageMiddle', 75: 'averageLong' } as const;

/** The colour of the moving average over so many bars. */
export function averageColor(length: number): ColorName {
  return averageColors[length as keyof typeof averageColors] ?? 'averageLong';
}
