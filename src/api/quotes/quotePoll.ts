import { backoffMs } from '../../lib/backoff';
import type { Stock } from '../contract/stocks';

/** Quotes of the server. */
export interface Quoted {
  stocks: readonly Stock[];
  /** When they were requested: they are as of this moment or later. Epoch ms in exchange time. */
  asOf: number;
}

/** Options of the quote polling. */
export interface PollOptions {
  /** The symbols on the screen. */
  wanted: () => string[];
  /** Requests the quotes of these symbols from the server. */
  request: (symbols: string[], signal: AbortSignal) => Promise<Quoted>;
  /** Receives the answer; `requested` are the symbols of that call. */
  onQuotes: (quoted: Quoted, requested: readonly string[]) => void;
  /** Whether to poll now: the page is visible. */
  isActive: () => boolean;
  /** The wait that the server asked for with a failed request, ms; 0 for none. */
  askedWaitMs: (cause: unknown) => number;
  /** Returns a number from 0 up to 1. */
  random: () => number;
  /** Polling interval of a quote on the screen, ms. */
  everyMs: number;
  /** Maximum number of symbols of one call. */
  maxSymbols: number;
}

export interface QuotePoll {
  /** Call it when the symbols on the screen, or `isActive`, have changed. */
  plan: () => void;
  /** These quotes arrived with another answer, so their next request is due later. */
  markReceived: (symbols: readonly string[]) => void;
  /** Requests all quotes on the screen at once, or as soon as the server allows. */
  catchUp: () => void;
  /** Forgets failures, and requests all quotes on the screen at once: another member is signed in. */
  restart: () => void;
}

/** Rows that appear within this time are requested together, ms. */
const batchMs = 50;
/** Minimum time between requests, ms: a scrolled list has new rows all the time. */
const minIntervalMs = 500;

/**
 * Polls the quotes on the screen: requests all of them as soon as one is `everyMs` old or not known yet. Only one call
 * is pending at a time, and none while `isActive` is false. After failures in a row the next request is later and later,
 * at a random moment, and not before the time that the server names (decision 6).
 */
export function createQuotePoll({
  wanted,
  request,
  onQuotes,
  isActive,
  askedWaitMs,
  random,
  everyMs,
  maxSymbols,
}: PollOptions): QuotePoll {
  // Monotonic: the device's clock can be changed.
  const clock = () => performance.now();
  const requestedAt = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timerAt = Number.POSITIVE_INFINITY;
  let lastAt = Number.NEGATIVE_INFINITY;
  let pending: AbortController | undefined;
  let failures = 0;
  // Not before these moments: the next try after a failure, and the one that the server allows.
  let retryAt = Number.NEGATIVE_INFINITY;
  let allowedAt = Number.NEGATIVE_INFINITY;

  function wait(until: number): void {
    clearTimeout(timer);
    timerAt = until;
    timer = until === Number.POSITIVE_INFINITY ? undefined : setTimeout(round, until - clock());
  }

  async function requestAll(symbols: readonly string[], signal: AbortSignal): Promise<void> {
    markReceived(symbols);
    for (let from = 0; from < symbols.length; from += maxSymbols) {
      const part = symbols.slice(from, from + maxSymbols);
      const quoted = await request(part, signal);
      if (signal.aborted) return;
      onQuotes(quoted, part);
    }
  }

  async function round(): Promise<void> {
    wait(Number.POSITIVE_INFINITY);
    const mine = new AbortController();
    pending = mine;
    lastAt = clock();
    // A failure shows as the age of the prices on the screen.
    const failure = await requestAll(wanted(), mine.signal).then(
      () => undefined,
      (cause: unknown) => ({ askedMs: askedWaitMs(cause) }),
    );
    if (pending !== mine) return;
    pending = undefined;
    if (failure) fail(failure.askedMs);
    else failures = 0;
    plan();
  }

  function fail(askedMs: number): void {
    failures += 1;
    const now = clock();
    retryAt = now + backoffMs({ failures, usualMs: everyMs, askedMs, random: random() });
    if (askedMs > 0) allowedAt = now + askedMs;
  }

  function plan(): void {
    const symbols = wanted();
    if (symbols.length === 0 || !isActive()) {
      wait(Number.POSITIVE_INFINITY);
      pending?.abort();
      pending = undefined;
      return;
    }
    if (pending) return;
    const oldest = Math.min(...symbols.map((symbol) => requestedAt.get(symbol) ?? Number.NEGATIVE_INFINITY));
    const next = Math.max(oldest + everyMs, retryAt, allowedAt);
    const due = Math.max(clock() + batchMs, lastAt + minIntervalMs, next);
    // Never later than planned: a scrolled list would postpone the request again and again.
    if (due < timerAt) wait(due);
  }

  function markReceived(symbols: readonly string[]): void {
    const now = clock();
    for (const symbol of symbols) requestedAt.set(symbol, now);
  }

  function catchUp(): void {
    lastAt = Number.NEGATIVE_INFINITY;
    retryAt = Number.NEGATIVE_INFINITY;
    requestedAt.clear();
    plan();
  }

  function restart(): void {
    failures = 0;
    allowedAt = Number.NEGATIVE_INFINITY;
    catchUp();
  }

  return { plan, markReceived, catchUp, restart };
}
