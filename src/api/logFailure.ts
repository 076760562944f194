import * as v from 'valibot';
import type { ApiError } from './errors';

/** What went wrong, without anything that was sent or answered: it may be about the member. */
function causeOf({ cause }: ApiError): string {
  if (typeof cause === 'number') return `HTTP ${cause}`;
  if (cause instanceof v.ValiError) {
    const [issue] = cause.issues;
    return `${v.getDotPath(issue) ?? 'all'} is no ${issue.expected ?? issue.type}`;
  }
  if (!(cause instanceof Error)) return '';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/** Writes why a call failed into the console, under the reference that the member sees. */
export function logFailure(error: ApiError): void {
  console.warn(`${error.reference}: ${error.kind}, ${error.path}`, causeOf(error));
}
