'use client';
import type { Position } from '../../../api/contract/position';
import { Status, type StatusTone } from '../../../components/Status/Status';
import type { PositionStatus as PositionStatusName } from '../../../domain/trade/tradeVocabulary';
import { useText } from '../../../i18n/useText';
import { positionStatusText } from '../positionStatusText';

/** Meaning of each status. Profit and loss use the price colours instead. */
const tones: Record<PositionStatusName, StatusTone> = {
  pendingOrder: 'accent',
  holding: 'accent',
  preparingToClose: 'accent',
  closed: 'neutral',
  cancelled: 'neutral',
};

/** Status of an order or a position. States when the exchange liquidated it, and when an order expired. */
export function PositionStatus({
  position,
}: {
  position: Pick<Position, 'status'> & Partial<Pick<Position, 'closedBy' | 'cancelledBy'>>;
}) {
  const t = useText('trade');
  const { status, closedBy } = position;
  return (
    <Status tone={closedBy === 'liquidation' ? 'danger' : tones[status]} value={status}>
      {positionStatusText(t, position)}
    </Status>
  );
}
