/**
 * A change in hundredths of a percent of the previous close, both in whole yen. Rounds to the nearest, halves away from
 * zero. Integers allow fast sorting of thousands of stocks by the displayed value.
 */
export function percentHundredths(change: number, previousClose: number): number {
  const size = Math.floor((2 * Math.abs(change) * 10_000 + previousClose) / (2 * previousClose));
  return change < 0 ? -size : size;
}

/** Converts hundredths to a decimal string without trailing zeros, such as `-1.2`. */
export function hundredthsText(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0+$/, '');
  const whole = digits.slice(0, -2);
  return `${hundredths < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
