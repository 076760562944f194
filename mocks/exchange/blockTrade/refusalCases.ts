import { add } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import type { RefusalCase } from '../refusalCase';
import { type TestExchange, testExchange } from '../testExchange';
import { closePosition } from '../trade/closePosition';
import { applyForBlockTrade } from './apply';
import { bidWithVerdict } from './bids';
import { type BlockTradeOffer, blockTradeOffersAt } from './offers';
import { blockTradeReviewQueue } from './review';
import { blockTradeRules } from './rules';

type Bid = Parameters<typeof applyForBlockTrade>[2];

/** Friday's offers. */
const offers = (setup: TestExchange, date?: string): readonly BlockTradeOffer[] => {
  const { market, now } = setup.open('09:00', date);
  return blockTradeOffersAt(market, now);
};

const first = (setup: TestExchange): BlockTradeOffer => {
  const [offer] = offers(setup).filter(({ minLots }) => minLots > 1);
  if (!offer) throw new Error('nothing is offered');
  return offer;
};

const bidFor = ({ id, minimumBid, minLots }: BlockTradeOffer): Bid => ({
  offerId: id,
  price: String(minimumBid),
  lots: String(minLots),
});

/** Bids for Friday's first offer, at 10:00 unless another time is given. */
const bid =
  (request: (offer: BlockTradeOffer) => Partial<Bid> = () => ({}), time = '10:00', date?: string) =>
  (setup: TestExchange) => {
    const offer = first(setup);
    return applyForBlockTrade(setup.open(time, date), setup.member, { ...bidFor(offer), ...request(offer) });
  };

/** Bids repeatedly with ample funds: for the first offer, the second and so on. */
const bidRich =
  (places: number[], lotsOf: (offer: BlockTradeOffer) => number = ({ minLots }) => minLots) =>
  () => {
    const setup = testExchange('100000000000');
    const byLots = offers(setup).toSorted((one, other) => other.maxLots - one.maxLots);
    for (const place of places) {
      const offer = byLots[place];
      if (!offer) throw new Error('too few are offered');
      applyForBlockTrade(setup.open('10:00'), setup.member, {
        ...bidFor(offer),
        lots: String(lotsOf(offer)),
      });
    }
  };

/** Buys by block trade on Friday and tries to sell later. */
const sell =
  (lock: BlockTradeOffer['lock']['kind'], time: string, date?: string) => (setup: TestExchange) => {
    const exchange = setup.open('10:00');
    const { id } = applyForBlockTrade(exchange, setup.member, bidOf(exchange, lock));
    blockTradeReviewQueue.decide(exchange, id, 'pass');
    const positionId = lookup(exchange.world.blockTrade.records, id)?.positionId ?? '';
    closePosition(setup.open(time, date), setup.member, { id: positionId, priceType: 'market' });
  };

function bidOf(exchange: Exchange, lock: BlockTradeOffer['lock']['kind']): Bid {
  const found = bidWithVerdict(exchange, 'passed', lock);
  if (!found) throw new Error('nothing is offered with this lock');
  return found;
}

const { stockCount, dailyCount, dailyShares } = blockTradeRules;

export const blockTradeRefusalCases: RefusalCase[] = [
  [
    'bidding while banned from trading',
    'tradingBanned',
    (setup) => {
      setup.member.restrictions.push('tradeBanned');
      bid()(setup);
    },
  ],
  ['bidding before the sessions', 'blockTradeClosed', bid(undefined, '08:59', '2026-11-24')],
  ['bidding at noon', 'blockTradeClosed', bid(undefined, '11:30')],
  ['bidding at three, while the market is still open', 'blockTradeClosed', bid(undefined, '15:00')],
  ['bidding on a Saturday', 'blockTradeClosed', bid(undefined, '10:00', '2026-11-21')],
  ['bidding on a holiday', 'blockTradeClosed', bid(undefined, '10:00', '2026-11-23')],
  ['bidding for an offer of the day before', 'productMissing', bid(undefined, '10:00', '2026-11-24')],
  ['bidding for an unknown offer', 'productMissing', bid(() => ({ offerId: 'constructor' }))],
  ['bidding for no lot', 'parameterError', bid(() => ({ lots: '0' }))],
  ['bidding for a negative number of lots', 'parameterError', bid(() => ({ lots: '-2' }))],
  ['bidding for half a lot', 'parameterError', bid(() => ({ lots: '2.5' }))],
  [
    'bidding for more than the offer’s maximum',
    'parameterError',
    bid(({ maxLots }) => ({ lots: String(maxLots + 1) })),
  ],
  [
    'bidding for less than the offer’s minimum',
    'blockTradeMinimum',
    bid(({ minLots }) => ({ lots: String(minLots - 1) })),
    { n: String(first(testExchange()).minLots * 1000) },
  ],
  [
    'bidding below the minimum bid',
    'blockTradeBelowMinimum',
    bid(({ minimumBid }) => ({ price: String(minimumBid - 1) })),
    { n: String(first(testExchange()).minimumBid) },
  ],
  [
    'bidding above the day’s limit',
    'exceedsPriceLimit',
    bid(({ limitUp }) => ({ price: add(String(limitUp), '10') })),
  ],
  [
    'bidding off the tick',
    'exceedsPriceLimit',
    bid(({ minimumBid }) => ({ price: add(String(minimumBid), '0.5') })),
  ],
  [
    'bidding a third time for one stock',
    'perShareApplicationCount',
    bidRich([0, 0, 0]),
    { n: String(stockCount) },
  ],
  ['bidding a fourth time in a day', 'dailyPurchaseCount', bidRich([0, 0, 1, 2]), { n: String(dailyCount) }],
  [
    'bidding for more shares than a day allows',
    'blockTradeDailyLimit',
    bidRich([0, 1], ({ maxLots }) => maxLots),
    { n: String(dailyShares) },
  ],
  ['bidding beyond the balance', 'insufficientBalance', () => bid()(testExchange('1000'))],
  ['selling a block on the same day', 'notSellableSameDay', sell('nextTradingDay', '15:00')],
  [
    'selling a block on the next trading day',
    'notSellableSameDay',
    sell('nextTradingDay', '15:00', '2026-11-24'),
  ],
  ['selling a position locked for days', 'notSellableForDays', sell('days', '15:00'), { n: '5' }],
  ['selling on the last locked day', 'notSellableForDays', sell('days', '15:00', '2026-11-24'), { n: '1' }],
];
