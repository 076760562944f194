/**
 * A change in hundredths of a percent of the previous close, both in whole yen; to the nearest, and from the middle
 * away from zero. Whole numbers, so that thousands can be compared by what is shown of them.
 */
export function percentHundredths(change: number, previousClose: number): number {
  const size = Math.floor((2 * Math.abs(change) * 10_000 + previousClose) / (2 * previousClose));
  return change < 0 ? -size : size;
}

/** Hundredths as a decimal string without needless zeros, such as `-1.2`. */
export function hundredthsText(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0+$/, '');
  const whole = digits.slice(0, -2);
  return `${hundredths < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
