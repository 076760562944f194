import type { Currency } from '../../domain/currencyExchange/currencyExchangeVocabulary';
import { readableRate } from '../../domain/currencyExchange/readableRate';
import type { Formats } from '../../i18n/formats';

/** A quote of a currency pair: one of `from` is `rate` of `to`. */
interface Quote {
  from: Currency;
  to: Currency;
  rate: string;
}

/** Formats a rate as it is quoted, with all its digits: `1 JPY = $0.0064034656 USD` (specification 9, FX), `1 USD = 155.13 JPY`. */
export function quotedRateText({ from, to, rate }: Quote, formats: Formats): string {
  const [, fraction = ''] = rate.split('.');
  const figure =
    to === 'USD' ? formats.byKind(rate, 'FX', { decimals: fraction.length }) : formats.number(rate);
  return `1 ${from} = ${figure} ${to}`;
}

/** Formats a rate in its usual direction: `1 USD = 155.13 JPY`. */
export function rateText(quote: Quote, formats: Formats): string {
  const read = readableRate(quote);
  return quotedRateText({ from: read.of, to: read.in, rate: read.rate }, formats);
}

/** The rate as it is quoted, if its usual direction is the other one. */
export const exactRateText = (quote: Quote, formats: Formats): string | undefined =>
  readableRate(quote).of === quote.from ? undefined : quotedRateText(quote, formats);
