/** Longest wait between two tries, ms: prices return soon after the server does. */
const longestMs = 30_000;

/** When a failed request is repeated. */
export interface Backoff {
  /** Failures in a row, from 1. */
  failures: number;
  /** The usual wait, ms: the shortest one after the first failure. */
  usualMs: number;
  /** The wait that the server asked for, ms; 0 for none. */
  askedMs?: number;
  /** A number from 0 up to 1, so that clients that failed together don't return together. */
  random: number;
}

/**
 * The wait before the next try, ms. It doubles with each failure, up to 30 s, or twice the usual wait if that is more, and
 * is shortened by up to half at random. It is longer than the server asked for, by up to a second at random.
 */
export function backoffMs({ failures, usualMs, askedMs = 0, random }: Backoff): number {
  const doubled = Math.min(usualMs * 2 ** failures, Math.max(longestMs, 2 * usualMs));
  const wait = (doubled * (1 + random)) / 2;
  return askedMs > 0 ? Math.max(wait, askedMs + random * 1_000) : wait;
}
