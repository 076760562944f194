import type { Stock } from '../contract/stocks';

/** What is asked for, of whom, and when. */
export interface PollOptions {
  /** The symbols on the screen. */
  wanted: () => string[];
  /** Asks the server for the quotes of these. */
  ask: (symbols: string[], signal: AbortSignal) => Promise<readonly Stock[]>;
  /** Takes what it answered. */
  take: (stocks: readonly Stock[], asked: readonly string[]) => void;
  /** Whether it makes sense to ask now: somebody looks, and there is a connection. */
  mayAsk: () => boolean;
  /** A quote on the screen is asked for again after so many ms. */
  everyMs: number;
  /** The most symbols of one call. */
  most: number;
}

export interface QuotePoll {
  /** To be called when what is on the screen has changed, or whether to ask. */
  plan: () => void;
  /** These were told otherwise: they need not be asked for so soon. */
  told: (symbols: readonly string[]) => void;
  /** Asks for all that is on the screen at once. */
  catchUp: () => void;
}

/** Rows come to the screen one after the other: those of so many ms are asked for together. */
const togetherMs = 50;
/** While a list is scrolled new rows come all the time: they are asked for no more often than this, in ms. */
const leastMs = 500;

/**
 * Asks for the quotes on the screen over and over: for all of them as soon as one is `everyMs` old or not known yet.
 * One call is under way at a time, and none while nobody may ask. What failed waits for its turn as well.
 */
export function createQuotePoll({ wanted, ask, take, mayAsk, everyMs, most }: PollOptions): QuotePoll {
  // How long the page has lived: the time of day can be set.
  const clock = () => performance.now();
  const askedAt = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timerAt = Number.POSITIVE_INFINITY;
  let lastAt = Number.NEGATIVE_INFINITY;
  let underWay: AbortController | undefined;

  function wait(until: number): void {
    clearTimeout(timer);
    timerAt = until;
    timer = until === Number.POSITIVE_INFINITY ? undefined : setTimeout(round, until - clock());
  }

  async function askFor(symbols: readonly string[], signal: AbortSignal): Promise<void> {
    told(symbols);
    for (let from = 0; from < symbols.length; from += most) {
      const part = symbols.slice(from, from + most);
      const stocks = await ask(part, signal);
      if (signal.aborted) return;
      take(stocks, part);
    }
  }

  async function round(): Promise<void> {
    wait(Number.POSITIVE_INFINITY);
    const mine = new AbortController();
    underWay = mine;
    lastAt = clock();
    // A failure is told by the age of what is on the screen; the next round tries again.
    await askFor(wanted(), mine.signal).catch(() => {});
    if (underWay !== mine) return;
    underWay = undefined;
    plan();
  }

  function plan(): void {
    const symbols = wanted();
    if (symbols.length === 0 || !mayAsk()) {
      wait(Number.POSITIVE_INFINITY);
      underWay?.abort();
      underWay = undefined;
      return;
    }
    if (underWay) return;
    const oldest = Math.min(...symbols.map((symbol) => askedAt.get(symbol) ?? Number.NEGATIVE_INFINITY));
    const due = Math.max(clock() + togetherMs, lastAt + leastMs, oldest + everyMs);
    // Rows that come and go as a list is scrolled must not put it off again and again.
    if (due < timerAt) wait(due);
  }

  function told(symbols: readonly string[]): void {
    const now = clock();
    for (const symbol of symbols) askedAt.set(symbol, now);
  }

  function catchUp(): void {
    lastAt = Number.NEGATIVE_INFINITY;
    askedAt.clear();
    plan();
  }

  return { plan, told, catchUp };
}
