import { useAccount } from '../../api/queries/account';
import { useStockDetail, useTradingSession } from '../../api/queries/market';
import { firstFailed } from '../../lib/loadable';

/** The first failed request needed to decide whether a position may be closed; undefined while none failed. */
export function useFailedCloseChecks(symbol: string) {
  return firstFailed([useAccount(), useTradingSession(), useStockDetail(symbol)]);
}
