import { ApiError } from './errors';
import { apiEvents } from './events';

/** Says that an action failed. What the server refused has been said already; a call that failed on its way has not. */
export function showFailureToast(error: Error): void {
  if (!(error instanceof ApiError) || error.kind === 'refused' || error.kind === 'unauthorized') return;
  apiEvents.emit({ kind: 'failed', failure: error.kind, reference: error.reference });
}
