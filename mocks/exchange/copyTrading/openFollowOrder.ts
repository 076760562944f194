import { affordableLots } from '../arithmetic/trade';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { tradeRules } from '../rules';
import { costOfOpening } from '../trade/costs';
import { grantPosition } from '../trade/grantPosition';
import { cashOf } from './currentValue';
import { mentorTrade } from './mentorTrade';
import { productOf } from './products';
import type { CopyTradeRecord } from './records';
import { tradingDayAfter } from './schedule';

/** Follows today's trade of the mentor, if any, with as many whole lots as the money allows. */
export function openFollowOrder(exchange: Exchange, record: CopyTradeRecord): void {
  const { world, market, now } = exchange;
  const date = record.nextDate;
  record.nextDate = tradingDayAfter(market, date, 1);
  const product = productOf(record.productId);
  const trade = mentorTrade(market, product, market.calendar.dayAt(now));
  if (!trade) return;
  const price = String(trade.buyPrice);
  const { leverage } = product;
  const available = cashOf(world, record);
  const lots = affordableLots({ ...tradeRules, available, price, leverage });
  if (lots === 0) {
    record.daysWithoutOrder.push(date);
    return;
  }
  const order = { side: trade.side, shares: lots * tradeRules.lotSize, leverage };
  const { margin, purchaseFee } = costOfOpening(order, price);
  const { account } = record;
  const { id } = grantPosition(exchange, {
    ...order,
    account,
    symbol: trade.symbol,
    source: 'followOrders',
    price,
    originalMargin: margin,
    purchaseFee,
    lock: { kind: 'managed' },
  });
  record.positions.push(id);
  const invested = pocketOf(account, 'invested');
  const lines = [
    ...transfer(invested, pocketOf(account, 'positionMargin'), margin),
    ...transfer(invested, 'house:fees', purchaseFee),
  ];
  post(world.ledger, { at: now, reason: 'orderFilled', record: id, lines });
}
