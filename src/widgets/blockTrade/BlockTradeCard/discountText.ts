import { isPositive, isZero, negate } from '../../../domain/decimal';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';

const figures = (amount: string, percent: string, formats: Formats) => ({
  amount: formats.price(amount),
  percent: formats.percent(percent),
});

/**
 * Returns how a price compares with the market price, in yen and percent. Not a price movement, so it has no price
 * colour.
 *
 * @param amount yen below the market price; negative when above
 * @param percent the same in percent of the market price
 */
export function discountText(
  t: Text<'blockTrade'>,
  amount: string,
  percent: string,
  formats: Formats,
): string {
  if (isZero(amount)) return t('par');
  if (isPositive(amount)) return t('discount', figures(amount, percent, formats));
  return t('premium', figures(negate(amount), negate(percent), formats));
}
