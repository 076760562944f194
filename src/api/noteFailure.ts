import { isAxiosError } from 'axios';
import * as v from 'valibot';
import type { ApiError } from './errors';

/** How many places of an answer are named that are not as the contract says. */
const mostPlaces = 5;

/** What went wrong, without anything that was sent or answered: it may be about the member. */
function causeOf({ cause }: ApiError): string {
  if (typeof cause === 'number') return `HTTP ${cause}`;
  if (isAxiosError(cause))
    return cause.response ? `HTTP ${cause.response.status}` : (cause.code ?? cause.name);
  if (cause instanceof v.ValiError) {
    const places = cause.issues.map((issue) => `${v.getDotPath(issue) ?? 'all'} is no ${issue.expected}`);
    return places.slice(0, mostPlaces).join(', ');
  }
  return cause instanceof Error ? cause.name : '';
}

/** Writes why a call failed into the console, under the reference that the member sees. */
export function noteFailure(error: ApiError): void {
  console.warn(`${error.reference}: ${error.kind}, ${error.path}`, causeOf(error));
}
