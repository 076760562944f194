import { deviceNow } from '../lib/deviceClock';
import { createEmitter } from '../lib/emitter';
import { subscribeSession } from '../session/session';
import type { ApiError } from './errors';

/** The failure of each call, by path, after which the server named the time of the next try. */
const failures = new Map<string, ApiError>();
const changes = createEmitter<void>();

// The server's limits are those of a member.
subscribeSession(forgetWaits);

/** Calls the listener when a call has to wait. The end of a wait is not reported. */
export const subscribeWaits = changes.subscribe;

/** Remembers when the server allows the next try, if the failure says so: HTTP 429 or 503 with `Retry-After`. */
export function noteWait(failure: ApiError): void {
  if (failure.retryAt === undefined) return;
  failures.set(failure.path, failure);
  changes.emit();
}

/** The failure because of which this call must not be made yet; undefined when it may be made. */
export function waitOf(path: string): ApiError | undefined {
  const failure = failures.get(path);
  return failure?.retryAt !== undefined && deviceNow() < failure.retryAt ? failure : undefined;
}

/** The rest of the wait that the server asked for with this failure, ms; 0 when there is none. */
export const askedWaitMs = ({ retryAt }: ApiError): number =>
  retryAt === undefined ? 0 : Math.max(0, retryAt - deviceNow());

/** The same in whole seconds, for the member; undefined when the server named no time. */
export const waitSecondsOf = (failure: ApiError): number | undefined =>
  failure.retryAt === undefined ? undefined : Math.ceil(askedWaitMs(failure) / 1_000);

/** Resets the module to the state of a new tab. */
export function forgetWaits(): void {
  failures.clear();
  changes.emit();
}
