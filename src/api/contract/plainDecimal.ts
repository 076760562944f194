/** At most 66 characters and an exponent of two digits, so that no input expands to a gigabyte of zeros. */
const written = /^(-?)(?=\.?\d)(?=[\d.]{1,66}(?:e|$))(\d*)\.?(\d*)(?:e([+-]?\d{1,2}))?$/i;

/**
 * The shortest plain notation of a decimal number: no exponent, no needless zeros, no negative zero (decision 7).
 * The value stays exact. Every answer is parsed with this function, so that the first screen does not need the decimal
 * library, which loads with code that calculates.
 *
 * @returns undefined for what is not a decimal number
 */
export function plainDecimal(text: string): string | undefined {
  const found = written.exec(text);
  if (!found) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = found;
  const point = whole.length + Number(exponent);
  const digits = '0'.repeat(Math.max(-point, 0)) + (whole + fraction).padEnd(point, '0');
  const before = digits.slice(0, Math.max(point, 0)).replace(/^0+/, '') || '0';
  const after = digits.slice(Math.max(point, 0)).replace(/0+$/, '');
  const plain = after ? `${before}.${after}` : before;
  return plain === '0' ? plain : sign + plain;
}
