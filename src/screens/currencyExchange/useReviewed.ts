import { useState } from 'react';
import type { CurrencyQuote } from '../../api/contract/currencyExchange';
import { convertedAmount } from '../../domain/currencyExchange/currencyConversion';
import { type RateMove, rateMove } from '../../domain/currencyExchange/rateMove';
import { compare } from '../../domain/decimal';
import type { AmountChange } from '../useReviewedAmount';

/** What the confirmation shows. It stays fixed while the rate changes. */
export interface Reviewed {
  /** The amount given, in its currency. */
  give: string;
  /** The rate that was shown. */
  rate: string;
}

/** Keeps what was agreed when the confirmation opened, and how the rate has changed since. */
export function useReviewed(
  quote: CurrencyQuote | undefined,
  { give, all }: { give: string | undefined; all: boolean },
) {
  const [reviewed, setReviewed] = useState<Reviewed>();
  const agreed = reviewed?.give ?? give;
  // All of the balance follows the balance. Any other amount stays as it was when the confirmation opened.
  const current = all ? give : agreed;
  const moved = agreed !== undefined && current !== undefined && compare(agreed, current) !== 0;
  const change: AmountChange | undefined = moved ? { from: agreed, to: current } : undefined;
  const receiveAt = (rate: string | undefined) =>
    agreed !== undefined && rate !== undefined && quote ? convertedAmount(agreed, rate, quote.to) : undefined;
  const move: RateMove | undefined = quote && rateMove(reviewed?.rate, quote.rate, quote.tolerance);
  return {
    reviewed,
    /** The amount on the confirmation. */
    give: agreed,
    /** The amount received now, and at the rate shown before. */
    receive: receiveAt(quote?.rate),
    before: receiveAt(reviewed?.rate),
    move,
    /** How the balance has changed, if all of it is exchanged. */
    change,
    /** Accepts the current rate, and the current balance if all of it is exchanged. */
    accept: () => quote && current !== undefined && setReviewed({ give: current, rate: quote.rate }),
    /** Opens the confirmation with the form's current values. */
    review: () => quote && give !== undefined && setReviewed({ give, rate: quote.rate }),
    forget: () => setReviewed(undefined),
  };
}
