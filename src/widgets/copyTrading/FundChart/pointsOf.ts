/** The box of a line, with the values at its lower and upper edge. */
interface Box {
  width: number;
  height: number;
  low: number;
  high: number;
}

/**
 * Returns values, evenly spaced from left to right, as the points of an SVG line. Constant values run through the
 * middle.
 */
export function pointsOf(values: readonly number[], { width, height, low, high }: Box): string {
  const step = width / Math.max(values.length - 1, 1);
  const y = (value: number) => (high === low ? height / 2 : ((high - value) / (high - low)) * height);
  return values.map((value, index) => `${rounded(index * step)},${rounded(y(value))}`).join(' ');
}

const rounded = (position: number): number => Math.round(position * 10) / 10;
