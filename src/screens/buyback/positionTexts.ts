import type { BuybackOffer } from '../../api/contract/buyback';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';

type Position = BuybackOffer['positions'][number];

/** Names a position so that two in the same stock differ: lots, entry price, leverage and order number. */
export const positionName = (
  t: Text<'buyback'>,
  { lots, buyPrice, leverage, orderNumber }: Position,
  formats: Formats,
): string =>
  t('apply.positionLabel', {
    lots: formats.number(String(lots)),
    price: formats.price(buyPrice),
    leverage,
    number: orderNumber,
  });

/** Returns why a position can't be tendered now; undefined when it can. */
export function positionNote(
  t: Text<'buyback'>,
  { tendered, sellableAt }: Position,
  now: number,
  formats: Formats,
): string | undefined {
  if (tendered) return t('apply.positionTendered');
  return now < sellableAt ? t('apply.positionLocked', { time: formats.near(sellableAt, now) }) : undefined;
}
