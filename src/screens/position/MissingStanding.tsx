import { LoadFailed } from '../../widgets/Load/Load';
import { useMissingStanding } from './useMissingStanding';

/** What keeps the app from telling whether a position may be closed, and a way to try again. */
export function MissingStanding({ symbol }: { symbol: string }) {
  const missing = useMissingStanding(symbol);
  return missing ? <LoadFailed failure={missing.failure} retry={missing.retry} /> : null;
}
