import { useAccount } from '../../api/queries/account';
import { useStockDetail, useTradingSession } from '../../api/queries/stocks';
import { firstFailed } from '../../lib/loadable';

/** What could not be loaded of what tells whether a position may be closed now; undefined while nothing failed. */
export function useFailedCloseChecks(symbol: string) {
  return firstFailed([useAccount(), useTradingSession(), useStockDetail(symbol)]);
}
