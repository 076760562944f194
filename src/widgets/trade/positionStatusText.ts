import type { Position } from '../../api/contract/position';
import type { Translate } from '../../i18n/text';

/**
 * Status of an order or a position, in one word: also whether the exchange liquidated it, and whether an order expired
 * at the end of the day, which nobody cancelled.
 */
export function positionStatusText(
  t: Translate,
  { status, closedBy, cancelledBy }: Pick<Position, 'status' | 'closedBy' | 'cancelledBy'>,
): string {
  if (closedBy === 'liquidation') return t('trade:liquidated');
  if (cancelledBy === 'endOfDay') return t('trade:expired');
  return t(`trade:status.${status}`);
}
