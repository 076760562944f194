import { describe, expect, test } from 'vitest';
import { multiply } from '../../../src/domain/decimal';
import { isOnTick } from '../../../src/domain/market/ticks';
import { closingCost } from '../../../src/domain/trade/orderCost';
import { accountView } from '../account/accountView';
import { decideReview, waitingReviews } from '../backOffice';
import { tradeRules } from '../rules';
import { type TestExchange, testExchange } from '../testExchange';
import { closePosition } from '../trade/closePosition';
import { grantPosition } from '../trade/grantPosition';
import { positionView } from '../trade/positionView';
import { acceptedPercent, type BuybackOffer, buybackOffersAt } from './offers';
import { cancelTender, tenderShares } from './tender';
import { holdingFor, isPartial, lastDayOf, offerTo } from './testOffers';
import { buybackApplicationView, buybackListView } from './view';

const richExchange = () => testExchange('1000000000');

/** A member with a tender of three lots. The result is due on the offer's last day at 16:00. */
function tendered(wanted?: (offer: BuybackOffer) => boolean, setup: TestExchange = richExchange()) {
  const offer = offerTo(setup.open('09:01'), wanted);
  const position = holdingFor(setup, offer, { leverage: 1 });
  const application = tenderShares(setup.open('10:00'), setup.member, {
    offerId: offer.id,
    positionId: position.id,
    lots: '3',
  });
  const view = (time = '16:00', date = lastDayOf(offer)) =>
    buybackApplicationView(setup.open(time, date), application);
  return { setup, offer, position, application, view };
}

const full = (setup: TestExchange) => (offer: BuybackOffer) => !isPartial(setup.open('09:01'))(offer);

describe('the offers', () => {
  test('are about six at a time, each of another company, at a premium and on the tick grid', () => {
    const setup = testExchange();
    for (let day = 1; day <= 60; day += 1) {
      const date = new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10);
      const { market, now } = setup.open('10:00', date);
      const offers = buybackOffersAt(market, now);
      expect(offers.length).toBeGreaterThanOrEqual(5);
      expect(offers.length).toBeLessThanOrEqual(8);
      expect(new Set(offers.map(({ listing }) => listing.symbol)).size).toBe(offers.length);
      for (const { price, premium, previousClose } of offers) {
        expect(isOnTick(price)).toBe(true);
        expect(Number(price)).toBeGreaterThan(Number(previousClose));
        expect(Number(premium)).toBeLessThan(10);
      }
    }
  });

  test('stay unchanged until their result, and accept tenders until their deadline', () => {
    const setup = testExchange();
    const [{ latestPrice: _, quotedAt: _at, ...offer } = { deadline: '' }] = buybackListView(
      setup.open('10:00'),
      setup.member,
    );
    const last = new Date(Date.parse(String(offer.deadline)) + 9 * 3_600_000).toISOString().slice(0, 10);
    expect(buybackListView(setup.open('14:59', last), setup.member)[0]).toMatchObject(offer);
    expect(buybackListView(setup.open('15:00', last), setup.member)[0]).toMatchObject({
      ...offer,
      open: false,
    });
    const later = buybackListView(setup.open('16:00', last), setup.member);
    expect(later.map(({ id }) => id)).not.toContain((offer as { id?: string }).id);
  });

  test('list the long positions that can be tendered', () => {
    const setup = testExchange();
    const offer = offerTo(setup.open('09:01'));
    const { id } = holdingFor(setup, offer);
    holdingFor(setup, offer, { side: 'short' });
    const positions = () =>
      buybackListView(setup.open('10:00'), setup.member).find((one) => one.id === offer.id)?.positions;
    expect(positions()).toMatchObject([{ id, lots: 3, leverage: 10, tendered: false }]);
    tenderShares(setup.open('10:00'), setup.member, { offerId: offer.id, positionId: id, lots: '2' });
    expect(positions()).toMatchObject([{ id, tendered: true }]);
  });
});

describe('a tender', () => {
  test('moves no money before the result', () => {
    const { setup, position, view } = tendered();
    const before = accountView(setup.open('10:00'), setup.member);
    expect(view('10:00', '2026-11-20')).toMatchObject({ status: 'pendingReview', acceptedLots: 0, lots: 3 });
    expect(position.status).toBe('holding');
    expect(before.frozenFunds).toBe('0');
  });

  test('stands on its position until the result', () => {
    const { setup, offer, position } = tendered();
    const shown = (time: string, date?: string) => positionView(setup.open(time, date), position).tender;
    const waiting = shown('10:00', '2026-11-20');
    expect(waiting).toMatchObject({ lots: 3, price: offer.price });
    expect(waiting?.resultAt).toBe(new Date(setup.open('16:00', lastDayOf(offer)).now).toISOString());
    expect(shown('16:00', lastDayOf(offer))).toBeNull();
  });

  test('that is fully accepted sells the position at the offer’s price', () => {
    const plain = richExchange();
    const { setup, offer, position, view } = tendered(full(plain), plain);
    const before = setup.open('15:59', lastDayOf(offer));
    const { availableFunds } = accountView(before, setup.member);
    expect(view()).toMatchObject({
      status: 'passed',
      acceptedLots: 3,
      turnover: multiply(offer.price, '3000'),
      soldPositionId: position.id,
      rejection: null,
    });
    const after = setup.open('16:00', lastDayOf(offer));
    expect(positionView(after, position)).toMatchObject({
      status: 'closed',
      sellPrice: offer.price,
      closedBy: 'buyback',
    });
    const { total } = closingCost({ price: offer.price, shares: 3000, rates: tradeRules });
    const { availableFunds: now } = accountView(after, setup.member);
    const proceeds = Number(multiply(offer.price, '3000')) - Number(total);
    expect(Number(now) - Number(availableFunds)).toBeCloseTo(proceeds, 2);
  });

  test('that is partly accepted keeps the rest of the position', () => {
    const setup = richExchange();
    const exchange = setup.open('09:01');
    const offer = offerTo(exchange, isPartial(exchange));
    const position = holdingFor(setup, offer, { lots: '100' });
    const request = { offerId: offer.id, positionId: position.id, lots: '100' };
    const application = tenderShares(setup.open('10:00'), setup.member, request);
    const percent = acceptedPercent(exchange.market, offer.id);
    const view = buybackApplicationView(setup.open('16:00', lastDayOf(offer)), application);
    expect(view).toMatchObject({ status: 'passed', lots: 100, acceptedLots: percent });
    expect(setup.world.positions[view.soldPositionId ?? '']).toMatchObject({
      status: 'closed',
      closedBy: 'buyback',
      sellPrice: offer.price,
      shares: percent * 1000,
    });
    expect(position).toMatchObject({ status: 'holding', shares: (100 - percent) * 1000 });
  });

  test('is rejected if the position was sold before the result', () => {
    const { setup, position, view } = tendered();
    closePosition(setup.open('10:30'), setup.member, { id: position.id, priceType: 'market' });
    const { sellPrice } = position;
    expect(view()).toMatchObject({ status: 'rejected', rejection: 'positionSold', acceptedLots: 0 });
    expect(position.sellPrice).toBe(sellPrice);
  });

  test('sells at most what is left of the position', () => {
    const plain = richExchange();
    const { setup, position, view } = tendered(full(plain), plain);
    closePosition(setup.open('10:30'), setup.member, { id: position.id, priceType: 'market', lots: '2' });
    expect(view()).toMatchObject({ status: 'passed', lots: 3, acceptedLots: 1 });
    expect(position.status).toBe('closed');
  });

  test('can be cancelled and submitted again', () => {
    const { setup, application, position, offer, view } = tendered();
    cancelTender(setup.open('11:00'), setup.member, application.id);
    const request = { offerId: offer.id, positionId: position.id, lots: '2' };
    const again = tenderShares(setup.open('11:01'), setup.member, request);
    expect(view()).toMatchObject({ status: 'cancelled', acceptedLots: 0 });
    expect(again.status).not.toBe('pendingReview');
  });

  test('can be decided by the back office at once', () => {
    const { setup, application, offer, position, view } = tendered();
    const exchange = setup.open('10:01');
    expect(waitingReviews(exchange)).toMatchObject([
      { kind: 'buyback', id: application.id, amount: multiply(offer.price, '3000'), dueAt: offer.resultAt },
    ]);
    decideReview(exchange, 'buyback', application.id, 'pass');
    expect(view('10:01', '2026-11-20')).toMatchObject({ status: 'passed', acceptedLots: 3 });
    expect(position.status).toBe('closed');

    const other = tendered();
    decideReview(other.setup.open('10:01'), 'buyback', other.application.id, 'reject');
    expect(other.view()).toMatchObject({ status: 'rejected', rejection: 'review' });
    expect(other.position.status).toBe('holding');
  });
});

test('a company buys no more shares than it seeks', () => {
  const setup = testExchange();
  const exchange = setup.open('09:01');
  const offer = offerTo(exchange, (one) => !isPartial(exchange)(one));
  const { symbol } = offer.listing;
  const { account } = setup.member;
  const applications = [1, 2].map(() => {
    const { id: positionId } = grantPosition(exchange, {
      account,
      symbol,
      source: 'auction',
      side: 'long',
      shares: offer.soughtShares,
      leverage: 1,
      price: '1',
      originalMargin: '0',
      purchaseFee: '0',
      lock: { kind: 'none' },
    });
    const lots = String(offer.soughtShares / tradeRules.lotSize);
    return tenderShares(setup.open('10:00'), setup.member, { offerId: offer.id, positionId, lots });
  });
  const after = setup.open('16:00', lastDayOf(offer));
  expect(applications.map((one) => buybackApplicationView(after, one))).toMatchObject([
    { status: 'passed', acceptedLots: offer.soughtShares / tradeRules.lotSize },
    { status: 'rejected', rejection: 'notAccepted', acceptedLots: 0 },
  ]);
});
