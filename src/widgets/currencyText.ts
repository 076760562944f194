import { currencyDecimals } from '../domain/currencyDecimals';
import { readableRate } from '../domain/readableRate';
import type { Currency } from '../domain/vocabulary';
import { formatMoney } from '../format/money';
import { formatPlainNumber } from '../format/plainNumber';

/** An amount with the decimals of its currency, without its code: `645.16`, `17,930`. An unknown one is `—`. */
export const currencyFigure = (amount: string | undefined, currency: Currency): string =>
  formatMoney(amount, { decimals: currencyDecimals(currency) });

/** An amount with its currency's code: `645.16 USD`. */
export const currencyAmount = (amount: string | undefined, currency: Currency): string =>
  `${currencyFigure(amount, currency)} ${currency}`;

/** A rate the way round in which it is read: `1 USD = 155.13 JPY`. */
export function rateText(quote: { from: Currency; to: Currency; rate: string }): string {
  const read = readableRate(quote);
  return `1 ${read.of} = ${formatPlainNumber(read.rate)} ${read.in}`;
}
