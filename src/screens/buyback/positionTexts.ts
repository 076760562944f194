import type { BuybackOffer } from '../../api/contract/buyback';
import { formatNear } from '../../format/dateTime';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import type { Text } from '../../i18n/text';

type Position = BuybackOffer['positions'][number];

/** Names a position so that two in the same stock differ: lots, entry price, leverage and order number. */
export const positionName = (
  t: Text<'buyback'>,
  { lots, buyPrice, leverage, orderNumber }: Position,
): string =>
  t('apply.positionLabel', {
    lots: formatPlainNumber(String(lots)),
    price: formatPrice(buyPrice),
    leverage,
    number: orderNumber,
  });

/** Returns why a position can't be tendered now; undefined when it can. */
export function positionNote(
  t: Text<'buyback'>,
  { tendered, sellableAt }: Position,
  now: number,
): string | undefined {
  if (tendered) return t('apply.positionTendered');
  return now < sellableAt ? t('apply.positionLocked', { time: formatNear(sellableAt, now) }) : undefined;
}
