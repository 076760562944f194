import { currencyDecimals, isCurrencyAmount } from './currencyDecimals';
import { compare, isPositive } from './decimal';
import { windowNow } from './timeWindow';
import { parseTyped } from './typedNumber';
import type { Currency } from './vocabulary';

/** What an exchange is checked against. Amounts in the currency given, times in epoch ms. */
export interface CurrencyForm {
  now: number;
  from: Currency;
  to: Currency;
  /** As typed. */
  amount: string;
  /** What the member has of the currency given; unknown while it loads. */
  balance: string | undefined;
  /** The server's rate of this pair with its limits and hours; unknown while it loads. */
  quote: CurrencyQuote | undefined;
}

interface CurrencyQuote {
  open: boolean;
  changesAt: number;
  minimum: string;
  maximum: string;
}

/** Why currencies can't be exchanged, with what its sentence needs. Amounts in the currency given. */
export type CurrencyReason =
  | { kind: 'sameCurrency' }
  | { kind: 'rateUnknown' }
  | { kind: 'outsideHours'; opensAt: number | undefined }
  | { kind: 'amountMissing' }
  | { kind: 'amountInvalid' }
  | { kind: 'tooManyDecimals'; decimals: number }
  | { kind: 'belowMinimum'; minimum: string }
  | { kind: 'aboveMaximum'; maximum: string }
  | { kind: 'insufficientBalance'; balance: string };

/**
 * Everything that keeps currencies from being exchanged (specification 5 and 9, decision 13), the weightiest first.
 * Empty when they may be; the server's verdict still wins.
 */
export function currencyReasons(form: CurrencyForm): CurrencyReason[] {
  const { from, to, quote, now } = form;
  if (from === to) return [{ kind: 'sameCurrency' }];
  if (!quote) return [{ kind: 'rateUnknown' }, ...amountReasons(form)];
  const hours = windowNow(quote, now);
  return [
    ...(hours.open ? [] : [{ kind: 'outsideHours', opensAt: hours.opensAt } as const]),
    ...amountReasons(form),
  ];
}

function amountReasons({ from, amount: typed, balance, quote }: CurrencyForm): CurrencyReason[] {
  if (typed.trim() === '') return [{ kind: 'amountMissing' }];
  const amount = parseTyped(typed);
  if (amount === undefined || !isPositive(amount)) return [{ kind: 'amountInvalid' }];
  if (!isCurrencyAmount(amount, from)) return [{ kind: 'tooManyDecimals', decimals: currencyDecimals(from) }];
  if (quote && compare(amount, quote.minimum) < 0) return [{ kind: 'belowMinimum', minimum: quote.minimum }];
  if (quote && compare(amount, quote.maximum) > 0) return [{ kind: 'aboveMaximum', maximum: quote.maximum }];
  if (balance !== undefined && compare(amount, balance) > 0)
    return [{ kind: 'insufficientBalance', balance }];
  return [];
}
