import type { Currency } from './currencyExchange/currencyExchangeVocabulary';
import { compare, isPositive, isWhole, round } from './decimal';
import type { AmountMaximum, Reason } from './reason';
import { typedNumber } from './typedNumber';

/** Minimum and maximum of one deposit or withdrawal, in yen. */
export interface TransferLimits {
  minimum: string;
  maximum: string;
}

/** Limits of an amount. An absent rule sets no limit. */
export interface AmountRules {
  minimum?: string | undefined;
  maximum?: string | undefined;
  /** Where the maximum comes from. */
  of?: AmountMaximum;
  /** Currency of the amount and its limits; yen by default. */
  currency?: Currency;
  decimals: number;
  /** Available amount: the reason states it instead of the missing amount. */
  available?: string | undefined;
}

/**
 * What is wrong with a typed amount (specification 5): at most one reason, the first that applies. Without a maximum,
 * only the balance limits it.
 */
export function amountReasons<Field extends string>(
  field: Field,
  typed: string,
  { minimum, maximum, of = 'once', currency, decimals, available }: AmountRules,
): Reason<Field>[] {
  const { number: amount, reason } = typedNumber(field, typed, 'amount', currency);
  if (reason) return [reason];
  const unit = currency && { currency };
  if (minimum === undefined && !isPositive(amount)) return [{ kind: 'amountNotPositive', field }];
  if (minimum !== undefined && compare(amount, minimum) < 0)
    return [{ kind: 'amountBelowMinimum', minimum, ...unit, field }];
  if (maximum !== undefined && compare(amount, maximum) > 0)
    return [{ kind: 'amountAboveMaximum', maximum, of, ...unit, field }];
  if (compare(round(amount, decimals, 'down'), amount) !== 0)
    return [
      decimals === 0 && !currency
        ? { kind: 'amountNotWhole', field }
        : { kind: 'amountTooManyDecimals', decimals, field },
    ];
  if (available !== undefined && compare(amount, available) > 0)
    return [{ kind: 'balanceShort', available, ...unit, field }];
  return [];
}

/** What is wrong with additional margin as typed: it must be a positive integer of yen (specification 5). */
export function integerReasons<Field extends string>(field: Field, typed: string): Reason<Field>[] {
  const { number: amount, reason } = typedNumber(field, typed, 'amount');
  if (reason) return [reason];
  return isWhole(amount) && isPositive(amount) ? [] : [{ kind: 'amountNotPositiveInteger', field }];
}
