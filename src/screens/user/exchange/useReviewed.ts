import { useState } from 'react';
import type { CurrencyQuote } from '../../../api/contract/currencyExchange';
import { convertedAmount } from '../../../domain/currencyConversion';
import { type RateMove, rateMove } from '../../../domain/rateMove';

/** What the confirmation shows. It stays fixed while the rate changes. */
export interface Reviewed {
  /** The amount given, in its currency. */
  give: string;
  /** The rate that was shown. */
  rate: string;
}

/** Keeps what was agreed when the confirmation opened, and how the rate has changed since. */
export function useReviewed(quote: CurrencyQuote | undefined, give: string | undefined) {
  const [reviewed, setReviewed] = useState<Reviewed>();
  const agreed = reviewed?.give ?? give;
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
    /** Accepts the current rate. The amount given stays as it was when the confirmation opened. */
    accept: () => quote && agreed !== undefined && setReviewed({ give: agreed, rate: quote.rate }),
    /** Opens the confirmation with the form's current values. */
    review: () => quote && give !== undefined && setReviewed({ give, rate: quote.rate }),
    forget: () => setReviewed(undefined),
  };
}
