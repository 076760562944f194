import type { StatusTone } from '../../components/Status/Status';
import type { PositionStatus } from '../../domain/vocabulary';

/** What each position status means: under way, done, or waiting in the market. */
export const statusTone: Record<PositionStatus, StatusTone> = {
  pendingOrder: 'accent',
  holding: 'success',
  preparingToClose: 'accent',
  closed: 'neutral',
  cancelled: 'neutral',
};
