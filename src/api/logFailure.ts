import * as v from 'valibot';
import type { ApiError } from './errors';

/** The technical cause, without any request or response data: that may be personal. */
function causeOf({ cause }: ApiError): string {
  if (typeof cause === 'number') return `HTTP ${cause}`;
  if (typeof cause === 'string') return cause;
  if (cause instanceof v.ValiError) {
    const [issue] = cause.issues;
    return `${v.getDotPath(issue) ?? 'all'} is no ${issue.expected ?? issue.type}`;
  }
  return cause instanceof Error ? cause.name : '';
}

/** Logs why a call failed, under the reference that the member sees. */
export function logFailure(error: ApiError): void {
  console.warn(`${error.reference}: ${error.kind}, ${error.path}`, causeOf(error));
}
