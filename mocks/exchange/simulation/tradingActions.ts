import { stepPrice } from '../../../src/domain/market/ticks';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import { applyForBlockTrade } from '../blockTrade/apply';
import { blockTradeOffersAt } from '../blockTrade/offers';
import { buybackOffersAt } from '../buyback/offers';
import { tenderShares } from '../buyback/tender';
import { applyDayTrade } from '../dayTrading/applyDayTrade';
import { cancelDayTrade } from '../dayTrading/cancelDayTrade';
import { reservationsIn } from '../dayTrading/reservationsOf';
import type { Exchange } from '../exchange';
import { applicationsOf as ipoApplicationsOf } from '../ipo/applicationsOf';
import { applyForIpo } from '../ipo/apply';
import { issuesIn } from '../ipo/issues';
import { payForIpo } from '../ipo/pay';
import { quoteAt } from '../market/quotes';
import { addMargin } from '../trade/addMargin';
import { amendOrder } from '../trade/amendOrder';
import { cancelOrder } from '../trade/cancelOrder';
import { closePosition } from '../trade/closePosition';
import { openPosition } from '../trade/openPosition';
import { cancelClosing } from '../trade/pendingClosing';
import { positionsOf } from '../trade/positionsOf';
import type { Member, PositionRecord } from '../world';
import type { Action } from './action';
import { affordable } from './affordable';
import type { RandomSource } from './random';

/** An order of one to three lots, at the market price or with a limit a few ticks away. */
const open: Action = (exchange, member, random) => {
  const symbol = random.pick(affordable(exchange))?.symbol;
  if (symbol) openPosition(exchange, member, { ...terms(exchange, random, symbol), symbol });
};

/** An order with a stop for up to a week, and a stop for its position. */
const openByStop: Action = (exchange, member, random) => {
  const symbol = random.pick(affordable(exchange))?.symbol;
  if (!symbol) return;
  const order = terms(exchange, random, symbol);
  const { latestPrice } = quoteAt(exchange.market, symbol, exchange.now);
  const [up, down] = [
    stepPrice(latestPrice, 1 + random.below(5)),
    stepPrice(latestPrice, -1 - random.below(5)),
  ];
  const [stopPrice, exitPrice] = order.side === 'long' ? [up, down] : [down, up];
  const validUntil = exchangeDate(exchange.now + random.below(8) * 86_400_000);
  const exit = random.below(2) === 0 ? { stopPrice: exitPrice, validUntil } : null;
  openPosition(exchange, member, { ...order, priceType: 'market', symbol, stopPrice, validUntil, exit });
};

/** Changes what waits to a trailing stop. */
const amend: Action = (exchange, member, random) => {
  const position = pickPosition(exchange, member, random, ['pendingOrder', 'preparingToClose']);
  if (position) amendOrder(exchange, member, { id: position.id, trailBy: String(1 + random.below(9)) });
};

const close: Action = (exchange, member, random) => {
  const position = pickPosition(exchange, member, random, ['holding', 'preparingToClose']);
  if (!position) return;
  const { priceType, limitPrice } = terms(exchange, random, position.symbol);
  const lots = random.below(3) === 0 ? '1' : null;
  closePosition(exchange, member, { id: position.id, priceType, limitPrice, lots });
};

const cancel: Action = (exchange, member, random) => {
  const position = pickPosition(exchange, member, random, ['pendingOrder', 'holding']);
  if (position) cancelOrder(exchange, member, position.id);
};

const cancelPendingClosing: Action = (exchange, member, random) => {
  const position = pickPosition(exchange, member, random, ['preparingToClose']);
  if (position) cancelClosing(exchange, member, position.id);
};

const margin: Action = (exchange, member, random) => {
  const position = pickPosition(exchange, member, random, ['holding', 'preparingToClose']);
  if (position) addMargin(exchange, member, position.id, String(1 + random.below(200_000)));
};

const dayTrade: Action = (exchange, member, random) => {
  const symbol = random.pick(affordable(exchange))?.symbol;
  if (symbol) applyDayTrade(exchange, member, { ...terms(exchange, random, symbol), symbol });
};

const cancelReservation: Action = (exchange, member, random) => {
  const reservation = random.pick(reservationsIn(exchange, member, 'applied'));
  if (reservation) cancelDayTrade(exchange, member, reservation.id);
};

const subscribe: Action = (exchange, member, random) => {
  const issue = random.pick(issuesIn(exchange));
  if (issue) applyForIpo(exchange, member, { id: issue.id, lots: String(1 + random.below(issue.maxLots)) });
};

const payIssue: Action = (exchange, member, random) => {
  const application = random.pick(ipoApplicationsOf(exchange, member, ['pendingPayment']));
  if (application) payForIpo(exchange, member, application.id);
};

const bid: Action = (exchange, member, random) => {
  const offer = random.pick(blockTradeOffersAt(exchange.market, exchange.now));
  if (!offer) return;
  const lots = String(1 + random.below(30));
  const price = stepPrice(String(offer.minimumBid), random.below(8) - 1);
  applyForBlockTrade(exchange, member, { offerId: offer.id, price, lots });
};

/** Buys a lot of a stock that is being bought back. */
const buyTendered: Action = (exchange, member, random) => {
  const symbol = random.pick(buybackOffersAt(exchange.market, exchange.now))?.listing.symbol;
  const order = { side: 'long', priceType: 'market', leverage: 10, lots: '1' } as const;
  if (symbol) openPosition(exchange, member, { ...order, symbol });
};

const tender: Action = (exchange, member, random) => {
  const offer = random.pick(buybackOffersAt(exchange.market, exchange.now));
  const position = positionsOf(exchange, member).find(({ symbol }) => symbol === offer?.listing.symbol);
  if (position && offer)
    tenderShares(exchange, member, { offerId: offer.id, positionId: position.id, lots: '1' });
};

/** Random trading actions; frequent ones are listed more often. */
export const tradingActions: readonly Action[] = [
  ...Array<Action>(6).fill(open),
  ...Array<Action>(2).fill(openByStop),
  ...Array<Action>(6).fill(close),
  ...[
    cancel,
    cancel,
    amend,
    cancelPendingClosing,
    margin,
    dayTrade,
    dayTrade,
    cancelReservation,
    subscribe,
    payIssue,
    bid,
    bid,
    buyTendered,
    tender,
    tender,
  ],
];

function terms(exchange: Exchange, random: RandomSource, symbol: string) {
  const { latestPrice } = quoteAt(exchange.market, symbol, exchange.now);
  return {
    side: random.pick(['long', 'short'] as const) ?? 'long',
    priceType: random.pick(['market', 'market', 'limit'] as const) ?? 'market',
    limitPrice: stepPrice(latestPrice, random.below(13) - 6),
    leverage: random.pick([1, 2, 3, 5, 10]) ?? 1,
    lots: String(1 + random.below(3)),
  };
}

function pickPosition(
  exchange: Exchange,
  member: Member,
  random: RandomSource,
  statuses: readonly PositionRecord['status'][],
): PositionRecord | undefined {
  return random.pick(positionsOf(exchange, member).filter(({ status }) => statuses.includes(status)));
}
