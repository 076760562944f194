import { ApiError } from './errors';
import { apiEvents } from './events';
import { waitSecondsOf } from './serverWaits';

/** Reports that an action failed in transport. Refusals and 401s have been reported by the client already. */
export function showFailureToast(error: Error): void {
  if (!(error instanceof ApiError) || error.kind === 'refused' || error.kind === 'unauthorized') return;
  const { kind: failure, reference } = error;
  apiEvents.emit({ kind: 'failed', failure, reference, waitSeconds: waitSecondsOf(error) });
}
