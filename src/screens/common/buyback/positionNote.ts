import type { BuybackOffer } from '../../../api/contract/buyback';
import { formatNear } from '../../../format/dateTime';
import type { Text } from '../../../i18n/text';

/** Returns what distinguishes a position from others, or why it can't be tendered now. */
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
