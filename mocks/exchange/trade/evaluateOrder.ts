import type { RequestOf } from '../../../src/api/contract/call';
import type { previewOrder } from '../../../src/api/contract/trade';
import { marketSideOf } from '../../../src/domain/trade/orderConditions';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import type { Conditions, Exit } from '../world';
import { checkedLimit, sharesOf } from './checks';
import {
  canWait,
  checkedConditions,
  checkedExit,
  highestFill,
  marketForOrder,
  worksFrom,
} from './conditions';
import { costOfOpening } from './costs';
import { executionOf } from './executionOf';
import type { MarketState } from './marketOf';
import type { Seen } from './requireNearSeen';
import { openingTrigger } from './trigger';

/** Result of an order at the current time. */
interface Evaluation {
  quote: MarketState;
  shares: number;
  /** Null without a limit. One at the market that waits has the worst price that it accepts. */
  limitPrice: string | null;
  conditions: Conditions;
  exit: Exit | null;
  /** Whether it is pending until its limit or its stop is reached; otherwise it is filled at once. */
  waits: boolean;
  /** Whether a session has to be open now. */
  needsSession: boolean;
  /** The highest price at which a pending order can be filled, otherwise the market price. */
  price: string;
  cost: ReturnType<typeof costOfOpening>;
}

/** Evaluates an order for a tradable stock. Refuses an order that is invalid at any time. */
export function evaluateOrder(exchange: Exchange, order: RequestOf<typeof previewOrder> & Seen): Evaluation {
  const { side, leverage } = order;
  const shares = sharesOf(order.lots);
  if (!tradeRules.leverages.includes(leverage)) throw new Refusal('parameterError');
  const quote = marketForOrder(exchange, order.symbol);
  const limitPrice = checkedLimit(order, quote);
  const prices = { ...order, limitPrice };
  const marketSide = marketSideOf(side, 'open');
  const { kind, conditions } = checkedConditions(exchange, prices, marketSide, quote);
  const exit = checkedExit(exchange, order.exit, conditions.validUntil);
  const found = { quote, shares, limitPrice, conditions, exit, needsSession: !canWait(prices) };
  const costAt = (price: string) => ({ price, cost: costOfOpening({ shares, leverage }, price) });

  const isClosed = canWait(prices) && worksFrom(exchange) > exchange.now;
  const hasOnlyStop = kind !== 'market' && limitPrice === null;
  if (isClosed || hasOnlyStop)
    return { ...found, waits: true, ...costAt(highestFill(marketSide, prices, quote)) };
  const trigger = limitPrice === null ? null : openingTrigger(side, limitPrice);
  const { waits, price } = executionOf(exchange, quote, trigger, marketSide, order);
  if (!waits) return { ...found, waits, ...costAt(price) };
  const waiting = { ...prices, limitPrice: price };
  return { ...found, limitPrice: price, waits, ...costAt(highestFill(marketSide, waiting, quote)) };
}
