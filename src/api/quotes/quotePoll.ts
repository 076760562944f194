import type { Stock } from '../contract/stocks';

/** Options of the quote polling. */
export interface PollOptions {
  /** The symbols on the screen. */
  wanted: () => string[];
  /** Requests the quotes of these symbols from the server. */
  request: (symbols: string[], signal: AbortSignal) => Promise<readonly Stock[]>;
  /** Receives the answer; `requested` are the symbols of that call. */
  onQuotes: (stocks: readonly Stock[], requested: readonly string[]) => void;
  /** Whether to poll now: the page is visible and online. */
  isActive: () => boolean;
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
  /** Requests all quotes on the screen at once. */
  catchUp: () => void;
}

/** Rows that appear within this time are requested together, ms. */
const batchMs = 50;
/** Minimum time between requests, ms: a scrolled list has new rows all the time. */
const minIntervalMs = 500;

/**
 * Polls the quotes on the screen: requests all of them as soon as one is `everyMs` old or not known yet. Only one call
 * is pending at a time, and none while `isActive` is false. A failed request is repeated in the next round.
 */
export function createQuotePoll({
  wanted,
  request,
  onQuotes,
  isActive,
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

  function wait(until: number): void {
    clearTimeout(timer);
    timerAt = until;
    timer = until === Number.POSITIVE_INFINITY ? undefined : setTimeout(round, until - clock());
  }

  async function requestAll(symbols: readonly string[], signal: AbortSignal): Promise<void> {
    markReceived(symbols);
    for (let from = 0; from < symbols.length; from += maxSymbols) {
      const part = symbols.slice(from, from + maxSymbols);
      const stocks = await request(part, signal);
      if (signal.aborted) return;
      onQuotes(stocks, part);
    }
  }

  async function round(): Promise<void> {
    wait(Number.POSITIVE_INFINITY);
    const mine = new AbortController();
    pending = mine;
    lastAt = clock();
    // A failure shows as the age of the prices on the screen; the next round tries again.
    await requestAll(wanted(), mine.signal).catch(() => {});
    if (pending !== mine) return;
    pending = undefined;
    plan();
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
    const due = Math.max(clock() + batchMs, lastAt + minIntervalMs, oldest + everyMs);
    // Never later than planned: a scrolled list would postpone the request again and again.
    if (due < timerAt) wait(due);
  }

  function markReceived(symbols: readonly string[]): void {
    const now = clock();
    for (const symbol of symbols) requestedAt.set(symbol, now);
  }

  function catchUp(): void {
    lastAt = Number.NEGATIVE_INFINITY;
    requestedAt.clear();
    plan();
  }

  return { plan, markReceived, catchUp };
}
