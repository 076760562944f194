import { compare, round } from '../../../domain/decimal';
import type { Formats } from '../../../i18n/formats';

const digits = 3;

/** A result with its sign and three digits, for the cell of a calendar: `+12.3K`. */
export function shortAmount(amount: string, formats: Formats): string {
  const [whole = ''] = amount.replace('-', '').split('.');
  const rounded = round(amount, Math.max(digits - whole.length, -whole.length), 'halfUp');
  return `${compare(rounded, '0') > 0 ? '+' : ''}${formats.largeNumber(rounded)}`;
}
