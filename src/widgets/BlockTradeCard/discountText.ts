import { isPositive, isZero, negate } from '../../domain/decimal';
import { formatPercent } from '../../format/percent';
import { formatPrice } from '../../format/price';
import type { Text } from '../../i18n/text';

const figures = (amount: string, percent: string) => ({
  amount: formatPrice(amount),
  percent: formatPercent(percent),
});

/**
 * How a price compares with the market's, in yen and in percent. It is no movement of a price, so it wears no price
 * colour.
 *
 * @param amount how far the price lies below the market's, in yen; negative when it lies above
 * @param percent the same in percent of the market's price
 */
export function discountText(t: Text<'blockTrade'>, amount: string, percent: string): string {
  if (isZero(amount)) return t('par');
  if (isPositive(amount)) return t('discount', figures(amount, percent));
  return t('premium', figures(negate(amount), negate(percent)));
}
