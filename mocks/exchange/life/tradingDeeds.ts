import { stepPrice } from '../../../src/domain/ticks';
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
import { cancelOrder } from '../trade/cancelOrder';
import { closePosition } from '../trade/closePosition';
import { openPosition } from '../trade/openPosition';
import { positionsOf } from '../trade/positionsOf';
import { cancelClosing } from '../trade/waitingClosing';
import type { Member, PositionRecord } from '../world';
import { affordable } from './affordable';
import type { Chance } from './chance';
import type { Deed } from './deed';

/** An order of one to three lots, at the market or with a limit a few ticks away. */
const open: Deed = (exchange, member, chance) => {
  const symbol = chance.pick(affordable(exchange))?.symbol;
  if (symbol) openPosition(exchange, member, { ...terms(exchange, chance, symbol), symbol });
};

const close: Deed = (exchange, member, chance) => {
  const position = pickPosition(exchange, member, chance, ['holding', 'preparingToClose']);
  if (!position) return;
  const { priceType, limitPrice } = terms(exchange, chance, position.symbol);
  const lots = chance.below(3) === 0 ? '1' : null;
  closePosition(exchange, member, { id: position.id, priceType, limitPrice, lots });
};

const cancel: Deed = (exchange, member, chance) => {
  const position = pickPosition(exchange, member, chance, ['pendingOrder', 'holding']);
  if (position) cancelOrder(exchange, member, position.id);
};

const dropClosing: Deed = (exchange, member, chance) => {
  const position = pickPosition(exchange, member, chance, ['preparingToClose']);
  if (position) cancelClosing(exchange, member, position.id);
};

const margin: Deed = (exchange, member, chance) => {
  const position = pickPosition(exchange, member, chance, ['holding', 'preparingToClose']);
  if (position) addMargin(exchange, member, position.id, String(1 + chance.below(200_000)));
};

const dayTrade: Deed = (exchange, member, chance) => {
  const symbol = chance.pick(affordable(exchange))?.symbol;
  if (symbol) applyDayTrade(exchange, member, { ...terms(exchange, chance, symbol), symbol });
};

const dropDayTrade: Deed = (exchange, member, chance) => {
  const reservation = chance.pick(reservationsIn(exchange, member, 'applied'));
  if (reservation) cancelDayTrade(exchange, member, reservation.id);
};

const subscribe: Deed = (exchange, member, chance) => {
  const issue = chance.pick(issuesIn(exchange));
  if (issue) applyForIpo(exchange, member, { id: issue.id, lots: String(1 + chance.below(issue.maxLots)) });
};

const payIssue: Deed = (exchange, member, chance) => {
  const application = chance.pick(ipoApplicationsOf(exchange, member, ['pendingPayment']));
  if (application) payForIpo(exchange, member, application.id);
};

const bid: Deed = (exchange, member, chance) => {
  const offer = chance.pick(blockTradeOffersAt(exchange.market, exchange.now));
  if (!offer) return;
  const lots = String(1 + chance.below(30));
  const price = stepPrice(String(offer.minimumBid), chance.below(8) - 1);
  applyForBlockTrade(exchange, member, { offerId: offer.id, price, lots });
};

/** A lot of a stock that its company is buying back. */
const buyTendered: Deed = (exchange, member, chance) => {
  const symbol = chance.pick(buybackOffersAt(exchange.market, exchange.now))?.listing.symbol;
  const order = { side: 'long', priceType: 'market', leverage: 10, lots: '1' } as const;
  if (symbol) openPosition(exchange, member, { ...order, symbol });
};

const tender: Deed = (exchange, member, chance) => {
  const offer = chance.pick(buybackOffersAt(exchange.market, exchange.now));
  const position = positionsOf(exchange, member).find(({ symbol }) => symbol === offer?.listing.symbol);
  if (position && offer)
    tenderShares(exchange, member, { offerId: offer.id, positionId: position.id, lots: '1' });
};

/** What members do on the market; the most usual most often. */
export const tradingDeeds: readonly Deed[] = [
  ...Array<Deed>(8).fill(open),
  ...Array<Deed>(6).fill(close),
  ...[
    cancel,
    cancel,
    dropClosing,
    margin,
    dayTrade,
    dayTrade,
    dropDayTrade,
    subscribe,
    payIssue,
    bid,
    bid,
    buyTendered,
    tender,
    tender,
  ],
];

function terms(exchange: Exchange, chance: Chance, symbol: string) {
  const { latestPrice } = quoteAt(exchange.market, symbol, exchange.now);
  return {
    side: chance.pick(['long', 'short'] as const) ?? 'long',
    priceType: chance.pick(['market', 'market', 'limit'] as const) ?? 'market',
    limitPrice: stepPrice(latestPrice, chance.below(13) - 6),
    leverage: chance.pick([1, 2, 3, 5, 10]) ?? 1,
    lots: String(1 + chance.below(3)),
  };
}

function pickPosition(
  exchange: Exchange,
  member: Member,
  chance: Chance,
  statuses: readonly PositionRecord['status'][],
): PositionRecord | undefined {
  return chance.pick(positionsOf(exchange, member).filter(({ status }) => statuses.includes(status)));
}
