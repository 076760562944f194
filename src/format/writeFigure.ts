import Big from 'big.js';
import { groupThousands } from './groupThousands';

/** A decimal string of any size. Numbers are accepted too, though amounts are never numbers (decision 7). */
export type Figure = string | number | null | undefined;

/** Shown when there is no valid figure (decision 8). */
export const noFigure = '—';

/** U+2212: as wide as a plus sign, and read as "minus" by screen readers. */
export const minus = '−';

/** Plain decimals; an exponent has three digits at most, so that no input expands to a gigabyte of zeros. */
const decimal = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;

/** How a language writes figures. The default is that of the specification: `1,234.50`. */
export interface Notation {
  /** Between groups of three digits. */
  thousands?: string;
  /** Before the decimals. */
  point?: string;
}

/** How a figure is written. */
export interface FigureStyle extends Notation {
  /** Decimals to round to, half up (away from zero); absent: all decimals of the figure. */
  decimals?: number;
  /** Whether a positive figure has a plus sign. */
  plus?: boolean;
  /** Before the digits, after the sign. */
  prefix?: string;
  suffix?: string;
}

/** The figure as an exact decimal; undefined for an invalid one: null, `""`, `"abc"`, NaN, ±Infinity. */
export function toDecimal(value: Figure): Big | undefined {
  const text = String(value ?? '').trim();
  return decimal.test(text) ? new Big(text) : undefined;
}

/** Writes a figure: sign, prefix, grouped digits, suffix. A zero has no sign, whatever it was rounded from. */
export function writeFigure(value: Figure | Big, style: FigureStyle = {}): string {
  const exact = value instanceof Big ? value : toDecimal(value);
  if (!exact) return noFigure;
  const { decimals, plus = false, prefix = '', suffix = '', thousands = ',', point = '.' } = style;
  const [whole = '', fraction] = exact.abs().toFixed(decimals, Big.roundHalfUp).split('.');
  const digits = groupThousands(whole, thousands) + (fraction === undefined ? '' : point + fraction);
  const positiveSign = plus ? '+' : '';
  const sign = /[1-9]/.test(digits) ? (exact.s < 0 ? minus : positiveSign) : '';
  return `${sign}${prefix}${digits}${suffix}`;
}
