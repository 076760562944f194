import { add, compare, max, subtract } from '../decimal';
import { closingCost, openingCost, type TradeRates } from './orderCost';
import type { OrderSummary } from './orderSummary';
import type { Side } from './tradeVocabulary';
import type { WorstCase } from './worstCase';

/** The server's calculation of an order. Amounts in yen. */
export interface ServerOrder {
  /** Price that it is calculated at. */
  price: string;
  /** In shares. */
  quantity: number;
  /** Margin and purchase fee. */
  total: string;
  /** Fees of closing at the same price. */
  sellingFee: string;
  stampDuty: string;
  liquidationFee: string;
  liquidationPrice?: string | null | undefined;
}

/**
 * A figure that differs between the server's calculation and ours, in shares or yen; undefined if one side has no
 * figure.
 */
export interface OrderDifference {
  kind: 'quantity' | 'total' | 'closingFees' | 'liquidationPrice';
  ours: string | undefined;
  server: string | undefined;
}

/**
 * Differences between the server's calculation of an order and ours. Ours uses the server's price, so a price change
 * between the two is no difference. Empty if both agree.
 */
export function orderDifferences(
  server: ServerOrder,
  order: { side: Side; leverage: number; shares: number; rates: TradeRates },
): OrderDifference[] {
  const terms = { ...order, price: server.price };
  const opening = openingCost(terms);
  const fees = [server.sellingFee, server.stampDuty, server.liquidationFee];
  const pairs: OrderDifference[] = [
    { kind: 'quantity', ours: String(order.shares), server: String(server.quantity) },
    { kind: 'total', ours: opening.total, server: server.total },
    { kind: 'closingFees', ours: closingCost(terms).total, server: add(...fees) },
    {
      kind: 'liquidationPrice',
      ours: opening.liquidationPrice,
      server: server.liquidationPrice ?? undefined,
    },
  ];
  return pairs.filter(({ ours, server }) => !isSame(ours, server));
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined ? one === other : compare(one, other) === 0;
}

/** The expected cost, in yen: the larger one if ours and the server's differ. */
export function expectedTotal(
  { opening }: OrderSummary,
  differences: readonly OrderDifference[],
): string | undefined {
  const server = differences.find(({ kind }) => kind === 'total')?.server;
  return opening.total === undefined || server === undefined ? opening.total : max(opening.total, server);
}

/**
 * The worst case at the expected total. What the server's total exceeds ours by can be a fee, which can be lost as
 * well.
 */
export function expectedWorst(
  { opening, worst }: OrderSummary,
  expected: string | undefined,
): WorstCase | undefined {
  if (!worst || opening.total === undefined || expected === undefined) return worst;
  const more = subtract(expected, opening.total);
  const committed = add(worst.committed, more);
  return worst.bounded
    ? { ...worst, committed, most: add(worst.most, more) }
    : { ...worst, committed, whenDoubled: add(worst.whenDoubled, more) };
}
