import { describe, expect, test } from 'vitest';
import { add, compare, multiply, subtract } from '../../../src/domain/decimal';
import { isOnTick } from '../../../src/domain/market/ticks';
import { accountView } from '../account/accountView';
import { decideReview, waitingReviews } from '../backOffice';
import { quoteAt } from '../market/quotes';
import { type TestExchange, testExchange } from '../testExchange';
import { applicationsOf } from './applicationsOf';
import { applyForValueStock } from './apply';
import { cancelApplication } from './decide';
import { valueOffersAt } from './offers';
import { valueStockRules } from './rules';
import { valueStockListView, valueStockOrderView } from './view';

const offersAt = ({ open }: TestExchange, time: string, date?: string) => {
  const { market, now } = open(time, date);
  return valueOffersAt(market, now);
};

const apply = (setup: TestExchange, time = '10:00') => {
  const exchange = setup.open(time);
  const [offer] = valueOffersAt(exchange.market, exchange.now)
    .filter(({ minLots }) => minLots === 1)
    .sort((one, other) => Number(one.price) - Number(other.price));
  if (!offer) throw new Error('nothing is offered');
  return applyForValueStock(exchange, setup.member, { offerId: offer.id, lots: '2' });
};

describe('the list', () => {
  test('has ten stocks, each at a price on the tick grid near the market', () => {
    const setup = testExchange();
    const exchange = setup.open('10:00');
    const { offers } = valueStockListView(exchange, setup.member);
    expect(new Set(offers.map(({ symbol }) => symbol)).size).toBe(10);
    for (const { price, latestPrice, dividendYield, priceBookRatio } of offers) {
      expect(isOnTick(String(price))).toBe(true);
      expect(Math.abs(Number(price) / Number(latestPrice) - 1)).toBeLessThan(0.1);
      expect(Number(dividendYield)).toBeGreaterThan(1);
      expect(Number(priceBookRatio)).toBeLessThan(1.2);
    }
    const below = offers.filter(({ price, latestPrice }) => Number(price) < Number(latestPrice));
    expect(below.length).toBeGreaterThan(0);
    expect(below.length).toBeLessThan(10);
  });

  test('has only reasons that match the figures', () => {
    const setup = testExchange();
    for (const month of ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03']) {
      for (const { dividendYield, priceBookRatio, reason } of offersAt(setup, '10:00', `${month}-26`)) {
        if (reason.en.includes('net assets')) expect(Number(priceBookRatio)).toBeLessThan(1);
        if (reason.en.includes('dividend')) expect(Number(dividendYield)).toBeGreaterThanOrEqual(3.5);
      }
    }
  });

  test('keeps its stocks for the week and its prices for the day', () => {
    const setup = testExchange();
    const symbols = (offers: ReturnType<typeof offersAt>) => offers.map(({ listing }) => listing.symbol);
    const friday = offersAt(setup, '09:00');
    expect(offersAt(setup, '15:29')).toEqual(friday);
    const tuesday = offersAt(setup, '09:00', '2026-11-24');
    expect(symbols(tuesday)).not.toEqual(symbols(friday));
    const wednesday = offersAt(setup, '09:00', '2026-11-25');
    expect(symbols(wednesday)).toEqual(symbols(tuesday));
    expect(wednesday.map(({ price }) => price)).not.toEqual(tuesday.map(({ price }) => price));
  });

  test('changes to the next trading day once trading has ended', () => {
    const setup = testExchange();
    expect(offersAt(setup, '11:45')[0]?.date).toBe('2026-11-20');
    expect(offersAt(setup, '15:30')[0]?.date).toBe('2026-11-24');
    expect(valueStockListView(setup.open('15:30'), setup.member)).toMatchObject({
      open: false,
      changesAt: '2026-11-24T00:00:00.000Z',
    });
  });
});

describe('an application', () => {
  test('freezes its price and fee', () => {
    const setup = testExchange();
    const before = accountView(setup.open('09:59'), setup.member);
    const order = valueStockOrderView(setup.open('10:00'), apply(setup));
    expect(order).toMatchObject({ status: 'pendingReview', lots: 2, quantity: 2000, positionId: null });
    expect(order.turnover).toBe(multiply(String(order.price), '2000'));
    const after = accountView(setup.open('10:00'), setup.member);
    expect(after.frozenFunds).toBe(order.total);
    expect(after.availableFunds).toBe(subtract(String(before.availableFunds), String(order.total)));
    expect(order.reviewDueAt).toBe('2026-11-20T01:05:00.000Z');
  });

  test('becomes a position at the offer’s price after five minutes', () => {
    const setup = testExchange();
    const application = apply(setup);
    expect(valueStockOrderView(setup.open('10:04'), application).status).toBe('pendingReview');
    const order = valueStockOrderView(setup.open('10:05'), application);
    expect(order).toMatchObject({ status: 'passed', reviewDueAt: null, rejection: null });
    const position = setup.world.positions[order.positionId ?? ''];
    expect(position).toMatchObject({ status: 'holding', side: 'long', leverage: 1, source: 'competition' });
    expect(position).toMatchObject({ buyPrice: order.price, shares: 2000, originalMargin: order.turnover });
    expect(accountView(setup.open('10:05'), setup.member)).toMatchObject({
      frozenFunds: '0',
      positionMargin: order.turnover,
    });
  });

  test('can be decided by the back office at once', () => {
    const setup = testExchange();
    const [passed, rejected] = [apply(setup), apply(setup)];
    const exchange = setup.open('10:01');
    expect(waitingReviews(exchange).map(({ id, amount }) => [id, amount])).toEqual(
      [passed, rejected].map(({ id, turnover, purchaseFee }) => [id, add(turnover, purchaseFee)]),
    );
    decideReview(exchange, 'valueStock', passed.id, 'pass');
    decideReview(exchange, 'valueStock', rejected.id, 'reject');
    expect(waitingReviews(exchange)).toEqual([]);
    expect(valueStockOrderView(exchange, passed).positionId).not.toBeNull();
    expect(valueStockOrderView(exchange, rejected)).toMatchObject({
      status: 'rejected',
      rejection: 'review',
      positionId: null,
    });
    expect(accountView(exchange, setup.member).frozenFunds).toBe('0');
  });

  test('releases everything when it is cancelled, and no longer counts', () => {
    const setup = testExchange();
    const before = accountView(setup.open('09:59'), setup.member).availableFunds;
    const { id } = apply(setup);
    const cancelled = cancelApplication(setup.open('10:03'), setup.member, id);
    expect(cancelled.status).toBe('cancelled');
    const after = setup.open('10:10');
    expect(accountView(after, setup.member)).toMatchObject({ availableFunds: before, frozenFunds: '0' });
    expect(applicationsOf(after, setup.member)).toEqual([cancelled]);
    const used = valueStockListView(after, setup.member).offers.map(
      ({ applicationsUsed }) => applicationsUsed,
    );
    expect(new Set(used)).toEqual(new Set([0]));
  });

  test('is rejected when the market price has moved away', () => {
    const setup = testExchange('1000000000');
    const { date, offerId } = offerFarFromMarket(setup);
    const exchange = setup.open('15:24', date);
    const { id } = applyForValueStock(exchange, setup.member, { offerId, lots: '2' });
    const before = accountView(setup.open('15:28', date), setup.member);
    const reviewed = setup.open('15:29', date);
    const [application] = applicationsOf(reviewed, setup.member);
    expect(application).toMatchObject({ id, status: 'rejected', rejection: 'priceMoved', position: null });
    const after = accountView(reviewed, setup.member);
    expect(after.availableFunds).toBe(add(String(before.availableFunds), String(before.frozenFunds)));
  });
});

/** The first offer of the next months whose price is far from the market at the end of its day. */
function offerFarFromMarket({ open }: TestExchange): { date: string; offerId: string } {
  const { market, now } = open('09:00');
  const today = market.calendar.dayAt(now).ordinal;
  for (let ordinal = today; ordinal < today + 180; ordinal += 1) {
    const { date, midnight } = market.calendar.dayOf(ordinal);
    const at = midnight + (15 * 60 + 29) * 60_000;
    const found = valueOffersAt(market, at).find(({ price, listing }) => {
      const away = Number(quoteAt(market, listing.symbol, at).latestPrice) / Number(price) - 1;
      return compare(String(Math.abs(away)), valueStockRules.tolerance) > 0;
    });
    if (found) return { date, offerId: found.id };
  }
  throw new Error('the market is too quiet');
}
