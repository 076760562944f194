import type { Position } from '../../api/contract/position';
import { Status, type StatusTone } from '../../components/Status/Status';
import type { PositionStatus as PositionStatusName } from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';

/** What each status means: under way, or over. Profit and loss wear the price colours, not these. */
const tones: Record<PositionStatusName, StatusTone> = {
  pendingOrder: 'accent',
  holding: 'accent',
  preparingToClose: 'accent',
  closed: 'neutral',
  cancelled: 'neutral',
};

/** Where an order or a position stands; one that the exchange liquidated says so. */
export function PositionStatus({ position }: { position: Pick<Position, 'status' | 'closedBy'> }) {
  const t = useText('trade');
  const { status, closedBy } = position;
  const liquidated = closedBy === 'liquidation';
  return (
    <Status tone={liquidated ? 'danger' : tones[status]} value={status}>
      {liquidated ? t('liquidated') : t(`status.${status}`)}
    </Status>
  );
}
