/** The answers of `server.mjs`. Prices and amounts are numbers of yen, times are epoch ms. */
export interface Quote {
  ticker: string;
  last: number;
  /** Lowest and highest price of the day. */
  band: [number, number];
  step: number;
  open: boolean;
  at: number;
}

/** When, open, high, low, close, shares. */
export type Bar = [number, number, number, number, number, number];

export interface Holding {
  number: string;
  side: 'buy' | 'sell';
  state: 'filled' | 'waiting';
  at: number;
  limit: number | null;
  price: number;
  shares: number;
  lots: number;
  leverage: number;
  margin: number;
  fee: number;
}

export interface Account {
  cash: number;
  rules: {
    lot: number;
    maxLots: number;
    leverages: number[];
    fees: { opening: number; closing: number; duty: number; settlement: number };
    maintenance: number;
  };
  holdings: Holding[];
}

export interface Order {
  /** The server places an order once, however often it is sent. */
  id: string;
  side: 'buy' | 'sell';
  lots: number;
  leverage: number;
  /** Null for an order at the market. */
  limit: number | null;
}

export type Answer =
  | { result: 'filled' | 'waiting'; price: number; shares: number }
  | { result: 'refused'; why: 'malformed' | 'outsideBand' | 'closed' | 'tooLarge' | 'cash' };

async function call<Result>(path: string, init?: RequestInit): Promise<Result> {
  const response = await fetch(`/api/${path}`, init);
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return response.json();
}

export const fetchQuote = () => call<Quote>('quote');
export const fetchBars = () => call<Bar[]>('bars');
export const fetchAccount = () => call<Account>('account');
export const sendOrder = (order: Order) =>
  call<Answer>('orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
