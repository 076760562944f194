import { isPositive, round } from '../decimal';
import { parseTyped } from '../typedNumber';
import { amountNeeded, convertedAmount } from './currencyConversion';
import { currencyDecimals } from './currencyDecimals';
import type { Currency } from './currencyExchangeVocabulary';

/** Which of the two amounts of an exchange was typed; the other one follows from the rate. */
export type CurrencySide = 'give' | 'receive';

/** An exchange as it is filled in. */
export interface CurrencyDraft {
  from: Currency;
  to: Currency;
  side: CurrencySide;
  /** As typed, on that side. */
  typed: string;
}

/**
 * Both amounts of an exchange: the one given in `from`, the one received in `to`. Absent without valid
 * input, or while the rate is unknown. For a typed amount received, the amount given is the smallest that yields it.
 * The member may then receive slightly more, because the amount given is rounded up to its smallest unit.
 */
export function currencyAmounts(
  { from, to, side, typed }: CurrencyDraft,
  rate: string | undefined,
): { give: string | undefined; receive: string | undefined } {
  const amount = parseTyped(typed, side === 'give' ? from : to);
  if (amount === undefined || !isPositive(amount)) return { give: undefined, receive: undefined };
  if (side === 'give') return { give: amount, receive: rate && convertedAmount(amount, rate, to) };
  if (rate === undefined || !isPositive(rate)) return { give: undefined, receive: undefined };
  const give = amountNeeded(round(amount, currencyDecimals(to), 'up'), rate, from);
  return { give, receive: convertedAmount(give, rate, to) };
}
