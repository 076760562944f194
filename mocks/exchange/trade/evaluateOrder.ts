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

/** Result of an order at the current time. */
interface Evaluation {
  quote: MarketState;
  shares: number;
  /** Null for a market order. */
  limitPrice: string | null;
  /** Whether it is pending until its limit is reached; otherwise it is filled at once. */
  waits: boolean;
  /** The limit of a pending order, otherwise the market price. */
  price: string;
  cost: ReturnType<typeof costOfOpening>;
}

/** Evaluates an order for a tradable stock. Refuses an order that is invalid at any time. */
export function evaluateOrder(exchange: Exchange, order: RequestOf<typeof previewOrder>): Evaluation {
  const { side, leverage } = order;
  const shares = sharesOf(order.lots);
  if (!tradeRules.leverages.includes(leverage)) throw new Refusal('parameterError');
  const quote = marketOf(exchange, order.symbol);
  const limitPrice = checkedLimit(order, quote);
  const trigger = limitPrice === null ? null : openingTrigger(side, limitPrice);
  const { waits, price } = executionOf(exchange, quote, trigger);
  return { quote, shares, limitPrice, waits, price, cost: costOfOpening({ shares, leverage }, price) };
}
