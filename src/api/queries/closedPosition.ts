import { loadedData } from '../../lib/loadable';
import type { PositionDetails } from '../contract/position';
import { positionDetail } from '../contract/trade';
import { useCall } from './useCall';

/** A position that was closed, which no longer changes; undefined while unknown. A former answer may say that it is held. */
export function useClosedPosition(id: string | undefined): PositionDetails | undefined {
  const position = loadedData(
    useCall(positionDetail, { id: id ?? '' }, { enabled: id !== undefined, fresh: 0 }),
  );
  return position?.status === 'closed' ? position : undefined;
}
