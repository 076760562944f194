import type { BuybackOffer } from '../../../api/contract/buyback';
import { formatNear } from '../../../format/dateTime';
import type { Text } from '../../../i18n/text';

/** What tells a position from the others, and why it can't be tendered now where it can't. */
export function positionNote(
  t: Text<'buyback'>,
  { orderNumber, leverage, tendered, sellableAt }: BuybackOffer['positions'][number],
  now: number,
): string {
  const note = t('apply.positionNote', { number: orderNumber, leverage });
  if (tendered) return `${note} · ${t('apply.positionTendered')}`;
  if (now >= sellableAt) return note;
  return `${note} · ${t('apply.positionLocked', { time: formatNear(sellableAt, now) })}`;
}
