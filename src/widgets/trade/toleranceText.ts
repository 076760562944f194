import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { asPercent } from '../asPercent';

interface MarketPrice {
  /** The price shown, in yen. */
  price: string;
  /** Tick size of the stock, in yen. */
  tickSize?: string | undefined;
  /** Of the server's rules, as a fraction: `"0.005"` is 0.5 %. */
  tolerance: string | null | undefined;
}

/** Up to which price an order at the market is carried out (decision 52), or that it may differ while that is unknown. */
export const toleranceText = (
  t: Text<'trade'>,
  { price, tickSize, tolerance }: MarketPrice,
  formats: Formats,
): string =>
  tolerance == null
    ? t('order.marketNote')
    : t('order.tolerance', { percent: asPercent(tolerance, formats), price: formats.price(price, tickSize) });
