import { currencyDecimals } from '../../domain/currencyExchange/currencyDecimals';
import type { HeldCurrency, ReferenceKind } from '../../domain/currencyExchange/currencyExchangeVocabulary';
import { formatGermanMoney } from '../../format/germanMoney';
import type { Formats } from '../../i18n/formats';

/**
 * Formats an amount in its currency, without the code: `17,930.00`, `$645.16`, `645,16 €`.
 *
 * Dong and won have no decimals. An unknown amount is `—`.
 *
 * @param plus whether a positive amount gets a sign, for a change
 */
export function currencyFigure(
  amount: string | undefined,
  currency: HeldCurrency,
  formats: Formats,
  { plus = false }: { plus?: boolean } = {},
): string {
  if (currency === 'EUR') return formatGermanMoney(amount, { plus });
  const kind = currency === 'USD' ? 'usd' : currency;
  return formats.byKind(amount, kind, { plus, decimals: currencyDecimals(currency) });
}

/** The currency code after an amount. Empty for euros, whose sign is unambiguous; dollar signs are not. */
export const currencyCode = (currency: HeldCurrency): string => (currency === 'EUR' ? '' : currency);

/** Formats an amount with its currency: `$645.16 USD`, `1,200.00 THB`, `645,16 €`. */
export const currencyAmount = (
  amount: string | undefined,
  currency: HeldCurrency,
  formats: Formats,
): string => `${currencyFigure(amount, currency, formats)} ${currencyCode(currency)}`.trim();

/** Formats a reference price by its kind: `$1.0839` for a pair, `$96,129.03` for a coin, `59,52 €` for an amount in euros. */
export const referenceFigure = (price: string, kind: ReferenceKind, formats: Formats): string =>
  kind === 'EUR'
    ? formatGermanMoney(price)
    : formats.byKind(price, kind, { decimals: kind === 'FX' ? 4 : 2 });
