import type { StatusTone } from '../../components/Status/Status';
import type { PositionStatus } from '../../domain/vocabulary';

/** What each position status means: under way, or over. Profit and loss wear the price colours, not these. */
export const statusTone: Record<PositionStatus, StatusTone> = {
  pendingOrder: 'accent',
  holding: 'accent',
  preparingToClose: 'accent',
  closed: 'neutral',
  cancelled: 'neutral',
};
