import { compare } from '../decimal';

/** The prices of an order or a position, from the one that hurts most; equal prices keep this order. */
export const priceMarkKinds = [
  'liquidation',
  'liquidationAfter',
  'breakEven',
  'limit',
  'stop',
  'entry',
  'now',
] as const;
export type PriceMarkKind = (typeof priceMarkKinds)[number];

/** A price and its place on the line: 0 at the left end, 1 at the right end. For drawing only. */
export interface PriceMark {
  kind: PriceMarkKind;
  /** In yen. */
  price: string;
  place: number;
}

/** The prices on one scale, the lowest first, and the range of today between the daily limits. */
export interface PriceLine {
  marks: readonly PriceMark[];
  range: { from: number; to: number } | undefined;
}

/** Share of the line that stays free at each end, so that a mark is drawn whole. */
const margin = 0.04;

/**
 * Places prices in yen on one scale that holds all of them, and the daily limits if they are known. Without a price there
 * is no mark. A single price is in the middle.
 */
export function priceLine(
  prices: Partial<Record<PriceMarkKind, string | undefined>>,
  limits?: { low: string; high: string },
): PriceLine {
  const known = priceMarkKinds.flatMap((kind) => {
    const price = prices[kind];
    return price === undefined ? [] : [{ kind, price }];
  });
  const values = [...known.map(({ price }) => price), ...(limits ? [limits.low, limits.high] : [])].map(
    Number,
  );
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const place = (price: string) =>
    highest === lowest ? 0.5 : margin + ((Number(price) - lowest) / (highest - lowest)) * (1 - 2 * margin);
  return {
    marks: known
      .toSorted((a, b) => compare(a.price, b.price))
      .map(({ kind, price }) => ({ kind, price, place: place(price) })),
    range: limits && { from: place(limits.low), to: place(limits.high) },
  };
}
