import type { RequestOf } from '../../../src/api/contract/call';
import type { previewOrder } from '../../../src/api/contract/trade';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import { checkedLimit, sharesOf } from './checks';
import { costOfOpening } from './costs';
import { executionOf } from './executionOf';
import { type MarketState, marketOf } from './marketOf';
import { openingTrigger } from './trigger';

/** What an order comes to at this moment. */
interface Evaluation {
  quote: MarketState;
  shares: number;
  /** Null for an order at the market. */
  limitPrice: string | null;
  /** Waits for its limit; else it is filled at once. */
  waits: boolean;
  /** The limit of an order that waits, else the market's. */
  price: string;
  cost: ReturnType<typeof costOfOpening>;
}

/** Evaluates an order for a stock that can be traded. Refuses what the order could never be. */
export function evaluateOrder(exchange: Exchange, order: RequestOf<typeof previewOrder>): Evaluation {
  const { side, leverage } = order;
  const shares = sharesOf(order.lots);
  if (!tradeRules.leverages.includes(leverage)) throw new Refusal('parameterError');
  const quote = marketOf(exchange, order.symbol);
  const limitPrice = checkedLimit(order, quote);
  const trigger = limitPrice === null ? null : openingTrigger(side, limitPrice);
  const { waits, price } = executionOf(exchange, quote, trigger);
  return { quote, shares, limitPrice, waits, price, cost: costOfOpening({ side, shares, leverage }, price) };
}
