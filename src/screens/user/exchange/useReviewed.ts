import { useState } from 'react';
import type { CurrencyQuote } from '../../../api/contract/currencyExchange';
import { convertedAmount } from '../../../domain/currencyConversion';
import { type RateMove, rateMove } from '../../../domain/rateMove';

/** What a member looks at on the confirmation: it stands while the rate goes on moving. */
export interface Reviewed {
  /** The amount given, in its currency. */
  give: string;
  /** The rate that was seen. */
  rate: string;
}

/** Keeps what was agreed to when the confirmation was opened, and tells how the rate has moved since. */
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
    /** What it becomes now, and what it would have become. */
    receive: receiveAt(quote?.rate),
    before: receiveAt(reviewed?.rate),
    move,
    /** Agrees to how it stands now. The amount given stays what it was when the confirmation was opened. */
    accept: () => quote && agreed !== undefined && setReviewed({ give: agreed, rate: quote.rate }),
    /** Opens the confirmation with what the form says now. */
    review: () => quote && give !== undefined && setReviewed({ give, rate: quote.rate }),
    forget: () => setReviewed(undefined),
  };
}
