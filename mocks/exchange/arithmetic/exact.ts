/*
 * Exact numbers of the exchange: fractions of integers. A value is rounded once, when an amount is written. The app
 * calculates with other code (`src/domain/decimal.ts`), so that each checks the other (docs/exchange.md).
 */

/** `over ÷ under`; `under` is positive. */
export interface Exact {
  over: bigint;
  under: bigint;
}

/** `down` rounds towards zero, `up` away from zero. `none` throws if there is something to round. */
export type Rounding = 'down' | 'up' | 'halfUp' | 'none';

/** A plain decimal such as `"-12.5"`, or a whole number. */
export function exact(value: string | number | bigint): Exact {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined) throw new RangeError(`not a plain decimal: ${value}`);
  return { over: BigInt(`${sign}${whole}${fraction}`), under: 10n ** BigInt(fraction.length) };
}

export const plus = (a: Exact, b: Exact): Exact => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

export const minus = (a: Exact, b: Exact): Exact => plus(a, { over: -b.over, under: b.under });

export const times = (a: Exact, b: Exact): Exact => ({ over: a.over * b.over, under: a.under * b.under });

/** `a ÷ b`; `b` must not be zero. */
export function dividedBy(a: Exact, b: Exact): Exact {
  const sign = b.over < 0n ? -1n : 1n;
  return { over: sign * a.over * b.under, under: sign * a.under * b.over };
}

/** Negative if `a` is less than `b`, zero if they are equal, else positive. */
export const order = (a: Exact, b: Exact): bigint => a.over * b.under - b.over * a.under;

/** How many units of `10^-decimals` a value has. */
export function unitsOf({ over, under }: Exact, decimals: number, rounding: Rounding): bigint {
  const scaled = over * 10n ** BigInt(decimals);
  const size = scaled < 0n ? -scaled : scaled;
  const left = size % under;
  if (rounding === 'none' && left !== 0n) throw new RangeError(`more than ${decimals} decimals`);
  const further = rounding === 'up' ? left > 0n : rounding === 'halfUp' && left * 2n >= under;
  const rounded = size / under + (further ? 1n : 0n);
  return scaled < 0n ? -rounded : rounded;
}

/** Writes units of `10^-decimals` as the shortest plain decimal. */
export function written(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** An amount in sen, a hundredth of a yen. */
export const senOf = (value: Exact, rounding: Rounding): bigint => unitsOf(value, 2, rounding);

/** An amount in sen, written in yen. */
export const inYen = (sen: bigint): string => written(sen, 2);
