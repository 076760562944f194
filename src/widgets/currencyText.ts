import { currencyDecimals } from '../domain/currencyDecimals';
import type { HeldCurrency } from '../domain/vocabulary';
import { formatByKind } from '../format/byKind';
import { formatGermanMoney } from '../format/germanMoney';

/**
 * An amount in the form of its currency, without its code: `17,930.00`, `$645.16`, `645,16 €`. Dong and won have no
 * decimals. An unknown amount is `—`.
 *
 * @param plus a change: with a sign both ways
 */
export function currencyFigure(
  amount: string | undefined,
  currency: HeldCurrency,
  { plus = false }: { plus?: boolean } = {},
): string {
  if (currency === 'EUR') return formatGermanMoney(amount, { plus });
  const kind = currency === 'USD' ? 'usd' : currency;
  return formatByKind(amount, kind, { plus, decimals: currencyDecimals(currency) });
}

/** What stands behind an amount: its currency's code. Euros have their sign already; a dollar sign may mean others. */
export const currencyCode = (currency: HeldCurrency): string => (currency === 'EUR' ? '' : currency);

/** An amount with its currency: `$645.16 USD`, `1,200.00 THB`, `645,16 €`. */
export const currencyAmount = (amount: string | undefined, currency: HeldCurrency): string =>
  `${currencyFigure(amount, currency)} ${currencyCode(currency)}`.trim();
