import { isPositive, isZero, negate } from '../../../domain/decimal';
import { formatPercent } from '../../../format/percent';
import { formatPrice } from '../../../format/price';
import type { Text } from '../../../i18n/text';

const figures = (amount: string, percent: string) => ({
  amount: formatPrice(amount),
  percent: formatPercent(percent),
});

/**
 * Returns how a price compares with the market price, in yen and percent. Not a price movement, so it has no price
 * colour.
 *
 * @param amount yen below the market price; negative when above
 * @param percent the same in percent of the market price
 */
export function discountText(t: Text<'blockTrade'>, amount: string, percent: string): string {
  if (isZero(amount)) return t('par');
  if (isPositive(amount)) return t('discount', figures(amount, percent));
  return t('premium', figures(negate(amount), negate(percent)));
}
