import { LoadFailed } from '../../widgets/Load/Load';
import { useFailedCloseChecks } from './useFailedCloseChecks';

/** States what could not be loaded to decide whether a position may be closed, and offers a retry. */
export function CloseChecksFailed({ symbol }: { symbol: string }) {
  const missing = useFailedCloseChecks(symbol);
  return missing ? <LoadFailed failure={missing.failure} retry={missing.retry} /> : null;
}
