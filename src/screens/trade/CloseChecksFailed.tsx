import { useAccount } from '../../api/queries/account';
import { useStockDetail, useTradingSession } from '../../api/queries/market';
import { firstFailed } from '../../lib/loadable';
import { LoadFailed } from '../../widgets/Load/Load';

/** States what could not be loaded to decide whether a position may be closed, and offers a retry. */
export function CloseChecksFailed({ symbol }: { symbol: string }) {
  const missing = useFailedCloseChecks(symbol);
  return missing ? <LoadFailed failure={missing.failure} retry={missing.retry} /> : null;
}

/** The first failed request needed to decide whether a position may be closed; undefined while none failed. */
export function useFailedCloseChecks(symbol: string) {
  return firstFailed([useAccount(), useTradingSession(), useStockDetail(symbol)]);
}
