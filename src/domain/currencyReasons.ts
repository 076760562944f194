import { type CurrencyDraft, currencyAmounts } from './currencyAmounts';
import { currencyDecimals, isCurrencyAmount } from './currencyDecimals';
import { stepBetween } from './currencyPairs';
import { compare, isPositive } from './decimal';
import { type MovingReason, movingReasons } from './movingReasons';
import { type WindowState, windowNow } from './timeWindow';
import { parseTyped } from './typedNumber';
import type { Currency, Restriction } from './vocabulary';

/** What an exchange is checked against. Amounts in the currency given, times in epoch ms. */
export interface CurrencyForm extends CurrencyDraft {
  now: number;
  restrictions: readonly Restriction[];
  /** What the member has of the currency given; unknown while it loads. */
  balance: string | undefined;
  /** The server's rate of this pair with its limits and hours; unknown while it loads. */
  quote: CurrencyTerms | undefined;
}

interface CurrencyTerms extends WindowState {
  rate: string;
  minimum: string;
  maximum: string;
}

/** Why currencies can't be exchanged, with what its sentence needs. Amounts in the currency given. */
export type CurrencyReason =
  | MovingReason
  | { kind: 'sameCurrency' }
  /** No rate of their own: `currency` is exchanged for `first` alone. */
  | { kind: 'noDirectRate'; currency: Currency; first: Currency }
  | { kind: 'rateUnknown' }
  | { kind: 'outsideHours'; opensAt: number | undefined }
  | { kind: 'amountMissing' }
  | { kind: 'amountInvalid' }
  /** More decimals than the currency typed has. */
  | { kind: 'tooManyDecimals'; decimals: number }
  | { kind: 'belowMinimum'; minimum: string }
  | { kind: 'aboveMaximum'; maximum: string }
  | { kind: 'insufficientBalance'; balance: string };

/**
 * Everything that keeps currencies from being exchanged (specification 5 and 9, decision 13), the weightiest first.
 * Empty when they may be; the server's verdict still wins.
 */
export function currencyReasons(form: CurrencyForm): CurrencyReason[] {
  const { from, to, quote, now, restrictions } = form;
  const account = movingReasons(restrictions);
  if (from === to) return [...account, { kind: 'sameCurrency' }];
  const step = stepBetween(from, to);
  if (step) return [...account, { kind: 'noDirectRate', ...step }];
  if (!quote) return [...account, { kind: 'rateUnknown' }, ...amountReasons(form)];
  const hours = windowNow(quote, now);
  return [
    ...account,
    ...(hours.open ? [] : [{ kind: 'outsideHours', opensAt: hours.opensAt } as const]),
    ...amountReasons(form),
  ];
}

function amountReasons(form: CurrencyForm): CurrencyReason[] {
  const { from, to, side, typed, balance, quote } = form;
  if (typed.trim() === '') return [{ kind: 'amountMissing' }];
  const amount = parseTyped(typed);
  if (amount === undefined || !isPositive(amount)) return [{ kind: 'amountInvalid' }];
  const currency = side === 'give' ? from : to;
  if (!isCurrencyAmount(amount, currency))
    return [{ kind: 'tooManyDecimals', decimals: currencyDecimals(currency) }];
  const { give } = currencyAmounts(form, quote?.rate);
  if (give === undefined) return [];
  if (quote && compare(give, quote.minimum) < 0) return [{ kind: 'belowMinimum', minimum: quote.minimum }];
  if (quote && compare(give, quote.maximum) > 0) return [{ kind: 'aboveMaximum', maximum: quote.maximum }];
  if (balance !== undefined && compare(give, balance) > 0) return [{ kind: 'insufficientBalance', balance }];
  return [];
}
