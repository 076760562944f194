import { currencyDecimals } from '../../../src/domain/currencyExchange/currencyDecimals';
import type { Currency } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { divide } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { valueInYen } from './rates';
import { currencyRules } from './rules';

/**
 * Minimum and maximum of one conversion in the given currency, rounded to its decimals: the limits in yen at the
 * current rate.
 */
export function limitsOf(
  { market, now }: Exchange,
  currency: Currency,
): { minimum: string; maximum: string } {
  const inYen = valueInYen(market, currency, now);
  const decimals = currencyDecimals(currency);
  return {
    minimum: divide(currencyRules.minimumInYen, inYen, decimals, 'up'),
    maximum: divide(currencyRules.maximumInYen, inYen, decimals, 'down'),
  };
}
