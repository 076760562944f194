import { LoadFailed } from '../../widgets/Load/Load';
import { useFailedCloseChecks } from './useFailedCloseChecks';

/** What keeps the app from telling whether a position may be closed, and a way to try again. */
export function CloseChecksFailed({ symbol }: { symbol: string }) {
  const missing = useFailedCloseChecks(symbol);
  return missing ? <LoadFailed failure={missing.failure} retry={missing.retry} /> : null;
}
