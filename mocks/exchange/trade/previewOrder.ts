import type { RawResponseOf, RequestOf } from '../../../src/api/contract/call';
import type { MessageKey } from '../../../src/api/contract/messageKeys';
import type { previewOrder as previewCall } from '../../../src/api/contract/trade';
import { add, isPositive, negate, subtract } from '../../../src/domain/decimal';
import { sessionSince } from '../../../src/domain/market/sessionSince';
import { tickSize } from '../../../src/domain/market/ticks';
import { sessionAt } from '../../../src/domain/market/tradingSession';
import { affordableLots, liquidationPrice } from '../arithmetic/trade';
import type { Exchange } from '../exchange';
import { balanceOf, pocketOf } from '../ledger';
import { tradeRules } from '../rules';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { requireTradable } from './checks';
import { costOfClosing } from './costs';
import { evaluateOrder } from './evaluateOrder';

type Preview = RawResponseOf<typeof previewCall>;

/** Cost of an order and the reasons against it, computed like the fill. */
export function previewOrder(
  exchange: Exchange,
  member: Member,
  order: RequestOf<typeof previewCall>,
): Preview {
  requireTradable(exchange, order.symbol);
  const { quote, shares, waits, needsSession, price, cost } = evaluateOrder(exchange, order);
  const { side, leverage } = order;
  const { turnover, margin, purchaseFee, total } = cost;
  const { total: _closing, ...closing } = costOfClosing({ shares }, price);
  const available = balanceOf(exchange.world.ledger, pocketOf(member.account, 'available'));
  const availableAfter = subtract(available, total);
  const { open, changesAt } = sessionAt(exchange.now, exchange.market.holidays);
  return {
    price,
    waits,
    turnover,
    margin,
    purchaseFee,
    total,
    quotedAt: timestamp(quote.quotedAt),
    quantity: shares,
    ...closing,
    liquidationPrice: liquidationPrice(
      { side, buyPrice: price, shares, margin },
      tradeRules.maintenanceMarginRate,
    ),
    // A long position loses at most all that it is worth; the loss of a short one has no bound.
    worstLoss: side === 'long' ? add(turnover, purchaseFee) : null,
    availableFunds: available,
    availableAfter,
    affordableLots: affordableLots({ ...tradeRules, available, price, leverage }),
    limitUp: quote.limitUp,
    limitDown: quote.limitDown,
    tickSize: tickSize(quote.latestPrice),
    sessionOpen: open,
    sessionSince: timestamp(sessionSince(exchange.now, exchange.market.holidays)),
    sessionUntil: timestamp(changesAt),
    refusals: refusalsOf(member, open || !needsSession, isPositive(negate(availableAfter))),
  };
}

/** Temporary reasons against the order, in the order in which they would be reported. */
function refusalsOf({ restrictions }: Member, canBePlaced: boolean, tooDear: boolean): MessageKey[] {
  const refusals: MessageKey[] = [];
  if (restrictions.includes('frozen')) refusals.push('accountFrozen');
  if (restrictions.includes('tradeBanned')) refusals.push('tradingBanned');
  if (!canBePlaced) refusals.push('nonTradingHours');
  if (tooDear) refusals.push('insufficientBalance');
  return refusals;
}
