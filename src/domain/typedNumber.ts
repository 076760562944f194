import Big from 'big.js';
import { type NumberReading, readAmount, readLots } from '../lib/typed/readNumber';
import type { Currency } from './currencyExchange/currencyExchangeVocabulary';
import type { Reason } from './reason';

/**
 * Parses an amount or a price that a member typed or pasted, as a plain decimal string: `"１，０００"` and `"¥1,000"` are
 * `"1000"` (decision 54). Undefined for other input, including exponents, misplaced commas and signs such as 万.
 *
 * @param currency whose code may stand beside the amount
 */
export function parseTyped(raw: string, currency: Currency = 'JPY'): string | undefined {
  return plain(readAmount(raw, currency));
}

/** Parses lots that a member typed or pasted, as a plain decimal string: `"1,000 lots"` is `"1000"` (decision 54). */
export function parseLots(raw: string): string | undefined {
  return plain(readLots(raw));
}

const plain = (reading: NumberReading): string | undefined =>
  'value' in reading ? decimal(reading.value) : undefined;

const decimal = (digits: string): string => new Big(digits).toFixed();

/** What a field contains. */
export type FieldNumber = 'amount' | 'price' | 'lots';

/**
 * The number in a field, or the reason why there is none: the field is empty, or contains a sign that can't be read as
 * part of a number (decision 54).
 */
export function typedNumber<Field extends string>(
  field: Field,
  typed: string,
  of: FieldNumber,
  currency: Currency = 'JPY',
): { number: string; reason?: never } | { number?: never; reason: Reason<Field> } {
  const reading = of === 'lots' ? readLots(typed) : readAmount(typed, currency);
  return 'value' in reading ? { number: decimal(reading.value) } : { reason: reasonFor(field, reading, of) };
}

function reasonFor<Field extends string>(
  field: Field,
  reading: Exclude<NumberReading, { value: string }>,
  of: FieldNumber,
): Reason<Field> {
  switch (reading.problem) {
    case 'empty':
      return { kind: `${of}Missing` };
    case 'comma':
      return { kind: 'commaNotGrouping', field };
    case 'multiplier':
      return { kind: 'multiplierTyped', sign: reading.sign, field };
    case 'notNumber':
      return { kind: `${of}NotNumber`, field };
  }
}
