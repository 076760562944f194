import { describe, expect, test } from 'vitest';
import { add, compare, divide, multiply, round, subtract } from '../../../src/domain/decimal';
import { isOnTick } from '../../../src/domain/market/ticks';
import { at } from '../../scenarios/clock';
import { balanceOf, type LedgerAccount, type Pocket, pocketOf } from '../ledger';
import { listingBySymbol } from '../market/market';
import { openExchange } from '../openExchange';
import { type TestExchange, testExchange } from '../testExchange';
import { closePosition } from '../trade/closePosition';
import { positionsIn } from '../trade/positionsOf';
import { allowanceOf, applicationsOf } from './applicationsOf';
import { applyForBlockTrade } from './apply';
import { bidWithVerdict } from './bids';
import { blockTradeHours } from './hours';
import { type BlockTradeOffer, blockTradeOffersAt } from './offers';
import { blockTradeReviewQueue } from './review';
import { seatAccounts } from './rules';
import { applicationView, offerViews, rulesView } from './views';

const funds = '10000000';

const balances = ({ world, member }: TestExchange) => {
  const of = (pocket: Pocket) => balanceOf(world.ledger, pocketOf(member.account, pocket));
  return {
    available: of('available'),
    frozen: of('frozen'),
    margin: of('positionMargin'),
    fees: balanceOf(world.ledger, 'house:fees' as LedgerAccount),
  };
};

/** A bid on Friday at ten. */
function applied(verdict: 'passed' | 'rejected', lock?: BlockTradeOffer['lock']['kind']) {
  const setup = testExchange(funds);
  const exchange = setup.open('10:00');
  const bid = bidWithVerdict(exchange, verdict, lock);
  if (!bid) throw new Error('nothing of that kind is offered');
  const record = applyForBlockTrade(exchange, setup.member, bid);
  const turnover = multiply(bid.price, bid.lots, '1000');
  const fee = round(multiply(turnover, '0.001'), 2, 'halfUp');
  return { setup, bid, record, turnover, fee, total: add(turnover, fee) };
}

describe('the offers', () => {
  const { market } = testExchange().open('09:00');
  const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-24', '2026-11-25'];
  const offersOf = (date: string) => blockTradeOffersAt(market, at(date, '10:00'));

  test.each(days)('on %s are eight stocks, half of them low-priced', (date) => {
    const offers = offersOf(date);
    expect(new Set(offers.map(({ listing }) => listing.symbol)).size).toBe(8);
    const least = offers.map(({ minimumBid, minLots }) => minimumBid * minLots * 1000);
    expect(least.filter((amount) => amount < 7_000_000).length).toBeGreaterThanOrEqual(4);
    expect(new Set(offers.map(({ lock }) => lock.kind))).toEqual(new Set(['nextTradingDay', 'days']));
  });

  test('start three to twelve percent below the previous close, on the tick grid', () => {
    for (const offer of days.flatMap(offersOf)) {
      const { minimumBid, referencePrice, sellersPrice, limitUp, minLots, maxLots, offeredLots } = offer;
      const discount = 1 - minimumBid / referencePrice;
      const step = 1 / referencePrice;
      expect(discount).toBeGreaterThan(0.03 - step - 0.005);
      expect(discount).toBeLessThan(0.12 + step + 0.005);
      expect(sellersPrice).toBeGreaterThanOrEqual(minimumBid);
      expect(sellersPrice).toBeLessThanOrEqual(referencePrice);
      expect(limitUp).toBeGreaterThan(referencePrice);
      for (const price of [minimumBid, sellersPrice]) expect(isOnTick(String(price))).toBe(true);
      expect(minLots).toBeLessThan(maxLots);
      expect(maxLots).toBeLessThanOrEqual(offeredLots);
    }
  });

  test('change every trading day and stay over a weekend', () => {
    const ids = (date: string) => offersOf(date).map(({ id }) => id);
    expect(ids('2026-11-21')).toEqual(ids('2026-11-20'));
    expect(ids('2026-11-24')).not.toEqual(ids('2026-11-20'));
  });

  test('state the discount to the market in both forms and hide the seller’s price', () => {
    const { open, member } = testExchange();
    for (const view of offerViews(open('10:30'), member)) {
      expect(view.discount).toBe(subtract(String(view.marketPrice), String(view.minimumBid)));
      const fraction = divide(String(view.discount), String(view.marketPrice), 4);
      expect(Math.abs(Number(view.discountPercent) / 100 - Number(fraction))).toBeLessThan(0.0001);
      expect(Object.keys(view)).not.toContain('sellersPrice');
    }
  });
});

describe('an application', () => {
  test('freezes turnover and fee, and is reviewed after ten minutes', () => {
    const { setup, record, total } = applied('passed');
    expect(balances(setup)).toEqual({
      available: subtract(funds, total),
      frozen: total,
      margin: '0',
      fees: '0',
    });
    setup.open('10:09');
    expect(record.status).toBe('pendingReview');
    setup.open('10:10');
    expect(record.status).toBe('passed');
  });

  test('that reaches the seller’s price becomes a position under "auction", at the bid price', () => {
    const { setup, bid, record, turnover, fee, total } = applied('passed');
    const exchange = setup.open('10:10');
    expect(balances(setup)).toEqual({
      available: subtract(funds, total),
      frozen: '0',
      margin: turnover,
      fees: fee,
    });
    const [position] = positionsIn(exchange, setup.member, 'auction', 'inProgress');
    expect(position).toMatchObject({
      id: record.positionId,
      side: 'long',
      leverage: 1,
      buyPrice: bid.price,
      shares: Number(bid.lots) * 1000,
      purchaseFee: fee,
      buyTime: exchange.now,
    });
  });

  test('below the seller’s price is rejected with that reason, and all money is released', () => {
    const { setup, record } = applied('rejected');
    const exchange = setup.open('10:10');
    expect(applicationView(exchange, record)).toMatchObject({
      status: 'rejected',
      rejection: 'belowSellersPrice',
      positionId: null,
    });
    expect(balances(setup)).toEqual({ available: funds, frozen: '0', margin: '0', fees: '0' });
    expect(positionsIn(exchange, setup.member, 'auction', 'inProgress')).toEqual([]);
  });

  test('one yen below the seller’s price is rejected, at the price it passes', () => {
    const { open, member } = testExchange('1000000000');
    const exchange = open('10:00');
    const offers = blockTradeOffersAt(exchange.market, exchange.now);
    const offer = offers.find(
      ({ minimumBid, sellersPrice }) => minimumBid < sellersPrice && sellersPrice < 3000,
    );
    const price = offer?.sellersPrice ?? 0;
    const bid = { offerId: offer?.id ?? '', lots: String(offer?.minLots) };
    const below = applyForBlockTrade(exchange, member, { ...bid, price: String(price - 1) });
    const reached = applyForBlockTrade(exchange, member, { ...bid, price: String(price) });
    open('10:10');
    expect([below.status, reached.status]).toEqual(['rejected', 'passed']);
  });

  test('can be decided by the back office at once, regardless of the seller’s price', () => {
    for (const [verdict, expected] of [
      ['pass', { status: 'passed', rejection: null }],
      ['reject', { status: 'rejected', rejection: 'review' }],
    ] as const) {
      const { setup, record, total } = applied(verdict === 'pass' ? 'rejected' : 'passed');
      const exchange = setup.open('10:03');
      expect(blockTradeReviewQueue.waiting(exchange)).toMatchObject([{ id: record.id, amount: total }]);
      blockTradeReviewQueue.decide(exchange, record.id, verdict);
      blockTradeReviewQueue.decide(exchange, record.id, verdict === 'pass' ? 'reject' : 'pass');
      setup.open('10:30');
      expect(record).toMatchObject({ ...expected, decidedAt: exchange.now });
      expect(blockTradeReviewQueue.waiting(exchange)).toEqual([]);
    }
  });

  test('that passes names the seat account of its exchange; others name none', () => {
    const { setup, record } = applied('passed');
    const seat = (time: string) => applicationView(setup.open(time), record).seatAccount;
    expect(seat('10:09')).toBeNull();
    const { exchange } = listingBySymbol(setup.open('10:10').market, record.symbol);
    expect(seat('10:10')).toBe(seatAccounts[exchange]);
    const other = applied('rejected');
    expect(applicationView(other.setup.open('10:10'), other.record).seatAccount).toBeNull();
  });

  test('reduces the daily allowance; a rejected one gives its shares back', () => {
    const { setup, bid } = applied('rejected');
    const shares = Number(bid.lots) * 1000;
    const view = (time: string, date?: string) => rulesView(setup.open(time, date), setup.member);
    const symbol = blockTradeOffersAt(setup.open('10:00').market, setup.open('10:00').now).find(
      ({ id }) => id === bid.offerId,
    )?.listing.symbol;
    expect(view('10:01')).toMatchObject({ applicationsLeft: 2, sharesLeft: 60_000 - shares });
    expect(allowanceOf(setup.open('10:01'), setup.member).ofStock(symbol ?? '')).toBe(1);
    expect(view('10:10')).toMatchObject({ applicationsLeft: 2, sharesLeft: 60_000 });
    expect(view('09:00', '2026-11-24')).toMatchObject({ applicationsLeft: 3, sharesLeft: 60_000 });
  });

  test('is listed only for its member, latest first, and by status', () => {
    const { setup, record, bid } = applied('rejected');
    const exchange = setup.open('10:20');
    const second = applyForBlockTrade(exchange, setup.member, bid);
    const ids = (status?: 'pendingReview' | 'rejected') =>
      applicationsOf(exchange, setup.member, status).map(({ id }) => id);
    expect(ids()).toEqual([second.id, record.id]);
    expect(ids('rejected')).toEqual([record.id]);
    expect(ids('pendingReview')).toEqual([second.id]);
    expect(applicationsOf(exchange, { ...setup.member, account: '9000000009' })).toEqual([]);
  });

  test.each([
    ['nextTradingDay', '2026-11-25'],
    ['days', '2026-11-25'],
  ] as const)('with the lock %s can be sold from %s on', (lock, date) => {
    const { setup, record } = applied('passed', lock);
    const sell = (day: string) =>
      closePosition(setup.open('10:00', day), setup.member, {
        id: record.positionId ?? '',
        priceType: 'market',
      });
    expect(() => sell('2026-11-24')).toThrow(lock === 'days' ? 'notSellableForDays' : 'notSellableSameDay');
    expect(sell(date).status).toBe('closed');
    expect(compare(balances(setup).margin, '0')).toBe(0);
  });
});

test.each([
  ['2026-11-20', '08:59', false, '2026-11-20', '09:00'],
  ['2026-11-20', '09:00', true, '2026-11-20', '11:30'],
  ['2026-11-20', '11:30', false, '2026-11-20', '12:30'],
  ['2026-11-20', '12:30', true, '2026-11-20', '15:00'],
  ['2026-11-20', '14:59', true, '2026-11-20', '15:00'],
  ['2026-11-20', '15:00', false, '2026-11-24', '09:00'],
  ['2026-11-22', '10:00', false, '2026-11-24', '09:00'],
])('on %s at %s, open is %s until %s %s', (date, time, open, changeDate, changeTime) => {
  const exchange = { ...testExchange().open('09:00'), now: at(date, time) };
  expect(blockTradeHours(exchange)).toEqual({ open, changesAt: at(changeDate, changeTime) });
});

test('a review happens on time even if no call is made', () => {
  const { setup, record } = applied('passed');
  openExchange(setup.world, at('2026-11-24', '09:00'));
  expect(record.decidedAt).toBe(at('2026-11-20', '10:10'));
});
