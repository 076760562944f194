/** Longest wait that is obeyed, ms: a day. Timers of browsers fire at once beyond 24 days. */
const longestMs = 24 * 60 * 60_000;

/** An HTTP date of any of the three forms of RFC 9110, section 5.6.7: all begin with a day of the week. */
const isDate = (value: string) => /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(value);

/** The oldest form names no time zone. All are in GMT. */
const parseDate = (value: string) => Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);

/**
 * The wait that a `Retry-After` header asks for, ms, from 0 to a day: in seconds, or until an HTTP date (RFC 9110, section
 * 10.2.3). Undefined for anything else.
 *
 * @param serverNow the server's time of the response, epoch ms
 */
export function retryAfterMs(header: unknown, serverNow: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  const value = header.trim();
  const ms = /^\d+$/.test(value)
    ? Number(value) * 1_000
    : (isDate(value) ? parseDate(value) : Number.NaN) - serverNow;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), longestMs);
}
