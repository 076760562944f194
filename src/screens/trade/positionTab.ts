import type { PositionSort } from '../../domain/trade/positionOrder';
import type { PositionSource } from '../../domain/vocabulary';

/** What every list of positions is filtered and sorted by. */
export interface PositionTab {
  source: PositionSource;
  sort: PositionSort;
  onSort: (sort: PositionSort) => void;
}
