import { describe, expect, test } from 'vitest';
import { add, compare, divide, subtract } from '../../../src/domain/decimal';
import { limitFill, openingAction } from '../../../src/domain/trade/limitFill';
import type { Side } from '../../../src/domain/trade/tradeVocabulary';
import { at } from '../../scenarios/clock';
import { accountView } from '../account/accountView';
import { balanceOf, pocketOf } from '../ledger';
import type { Listing } from '../market/listings';
import { quoteAt } from '../market/quotes';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import { closePosition } from '../trade/closePosition';
import { costOfClosing, costOfOpening } from '../trade/costs';
import { marketOf } from '../trade/marketOf';
import { applyDayTrade } from './applyDayTrade';
import { cancelDayTrade } from './cancelDayTrade';
import { dayTradeDetails, dayTradeView } from './dayTradeView';
import type { Reservation } from './records';
import { reservationsIn } from './reservationsOf';
import { positionOf } from './statusOf';

const funds = '10000000';
const friday = '2026-11-20';

function apply(
  { open, member }: TestExchange,
  time: string,
  listing?: Listing,
  lots = '2',
  side: Side = 'long',
): Reservation {
  const exchange = open(time);
  const { symbol } = listing ?? tradedListing(exchange);
  return applyDayTrade(exchange, member, { symbol, side, leverage: 5, lots });
}

const pocket = ({ world, member }: TestExchange, name: 'available' | 'frozen' | 'positionMargin') =>
  balanceOf(world.ledger, pocketOf(member.account, name));

const priceAt = ({ open }: TestExchange, symbol: string, time: string) => {
  const { market, now } = open(time);
  return quoteAt(market, symbol, now).latestPrice;
};

describe('a reservation', () => {
  test('freezes margin and fee at two percent above the price, and releases all when it is cancelled', () => {
    const setup = testExchange(funds);
    const reservation = apply(setup, '10:00');
    const { limitPrice, appliedPrice, reserved } = reservation;
    const ratio = Number(limitPrice) / Number(appliedPrice);
    expect(ratio).toBeGreaterThanOrEqual(1.02);
    expect(ratio).toBeLessThan(1.025);
    expect(reserved).toBe(costOfOpening({ ...reservation }, limitPrice).total);
    expect([pocket(setup, 'frozen'), pocket(setup, 'available')]).toEqual([
      reserved,
      subtract(funds, reserved),
    ]);
    expect(accountView(setup.open('10:00'), setup.member).frozenBy).toMatchObject([{ kind: 'dayTrade' }]);

    cancelDayTrade(setup.open('10:00'), setup.member, reservation.id);
    expect(dayTradeView(setup.open('10:05'), reservation)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'member',
      frozen: '0',
      openedAt: null,
      profitLoss: undefined,
    });
    expect([pocket(setup, 'frozen'), pocket(setup, 'available')]).toEqual(['0', funds]);
    expect(() => apply(setup, '10:06')).not.toThrow();
  });

  test('of a short position has a limit two percent below the price, and freezes at the day’s upper limit', () => {
    const setup = testExchange(funds);
    const reservation = apply(setup, '10:00', undefined, '2', 'short');
    const { limitPrice, appliedPrice, reserved, symbol } = reservation;
    const ratio = Number(limitPrice) / Number(appliedPrice);
    expect(ratio).toBeLessThanOrEqual(0.98);
    expect(ratio).toBeGreaterThan(0.975);
    const { limitUp } = marketOf(setup.open('10:00'), symbol);
    expect(reserved).toBe(costOfOpening({ ...reservation }, limitUp).total);
    const price = priceAt(setup, symbol, '10:01');
    expect(positionOf(setup.open('10:01'), reservation)).toMatchObject({ side: 'short', buyPrice: price });
    const { margin, purchaseFee } = costOfOpening(reservation, price);
    expect(pocket(setup, 'available')).toBe(subtract(funds, add(margin, purchaseFee)));
  });

  test('keeps the agreed limit, wherever the price moves', () => {
    const setup = testExchange(funds);
    const exchange = setup.open('10:00');
    const { symbol } = tradedListing(exchange);
    const limitPrice = marketOf(exchange, symbol).latestPrice;
    const request = { symbol, side: 'long', leverage: 5, lots: '2', limitPrice } as const;
    const reservation = applyDayTrade(exchange, setup.member, request);
    expect(reservation).toMatchObject({ limitPrice, reserved: costOfOpening(reservation, limitPrice).total });
  });

  test('is opened a minute later at the market price and its cost', () => {
    const setup = testExchange(funds);
    const reservation = apply(setup, '10:00');
    const exchange = setup.open('10:01');
    const position = positionOf(exchange, reservation);
    const price = priceAt(setup, reservation.symbol, '10:01');
    const { margin, purchaseFee } = costOfOpening(reservation, price);
    const fees = add(purchaseFee, costOfClosing(reservation, price).total);
    expect(position).toMatchObject({
      status: 'holding',
      buyPrice: price,
      buyTime: at(friday, '10:01'),
      orderedAt: at(friday, '10:00'),
      originalMargin: margin,
      purchaseFee,
      source: 'competition',
      closesAt: at(friday, '15:20'),
    });
    expect([pocket(setup, 'frozen'), pocket(setup, 'positionMargin')]).toEqual(['0', margin]);
    expect(pocket(setup, 'available')).toBe(subtract(funds, add(margin, purchaseFee)));
    expect(accountView(exchange, setup.member).frozenBy).toEqual([]);
    expect(dayTradeDetails(exchange, reservation)).toMatchObject({
      status: 'trading',
      openPrice: price,
      frozen: '0',
      profitLoss: `-${fees}`,
      position: { id: position?.id, dayTrade: true, history: [{ kind: 'ordered' }, { kind: 'filled' }] },
    });
  });

  test('made before the open is opened in the first minute of trading', () => {
    const setup = testExchange(funds);
    const { symbol } = tradedListing(setup.open('09:00'));
    const early = setup.open('07:30', '2026-11-24');
    const request = { symbol, side: 'long', leverage: 1, lots: '1' } as const;
    const reservation = applyDayTrade(early, setup.member, request);
    const exchange = setup.open('09:02', '2026-11-24');
    expect(positionOf(exchange, reservation)?.buyTime).toBe(at('2026-11-24', '09:01'));
  });
});

/** Simulates a price move before the opening that makes the price worse than the limit. */
function beyondLimit(
  setup: TestExchange,
  by: (price: string) => string,
  index = 0,
  side: Side = 'long',
): Reservation {
  const { market } = setup.open('10:00');
  const reservation = apply(setup, '10:00', tradedListing(setup.open('10:00'), index), '2', side);
  const { latestPrice } = quoteAt(market, reservation.symbol, reservation.opensAt);
  reservation.limitPrice = by(latestPrice);
  return reservation;
}

describe('a price worse than the limit', () => {
  test.each([
    ['long', (price: string) => subtract(price, '2')],
    ['short', (price: string) => add(price, '2')],
  ] as const)('keeps a %s reservation pending until the price returns', (side, by) => {
    const waited = Array.from({ length: 8 }, (_, index) => {
      const setup = testExchange(funds);
      const reservation = beyondLimit(setup, by, index, side);
      setup.open('10:01');
      expect(reservation.positionId).toBeNull();
      const position = positionOf(setup.open('15:00'), reservation);
      return position && { ...position, limit: reservation.limitPrice };
    }).filter((position) => position !== undefined);
    expect(waited.length).toBeGreaterThan(0);
    for (const { buyTime, buyPrice, limit } of waited) {
      expect(limitFill(openingAction(side), limit, buyPrice ?? '').atOnce).toBe(true);
      expect(buyTime).toBeGreaterThan(at(friday, '10:01'));
      expect(buyTime).toBeLessThan(at(friday, '15:00'));
    }
  });

  test('cancels it at 15:00 when the price does not return', () => {
    const setup = testExchange(funds);
    const reservation = beyondLimit(setup, () => '1');
    setup.open('14:59');
    expect(reservation.cancelledAt).toBeNull();
    const { now } = setup.open('15:00');
    expect(reservation).toMatchObject({ cancelledAt: now, cancelledBy: 'endOfDay', positionId: null });
    expect(pocket(setup, 'available')).toBe(funds);
  });
});

describe('a day trade', () => {
  test('can be closed by its member like any position, in parts', () => {
    const setup = testExchange(funds);
    const reservation = apply(setup, '10:00');
    const id = positionOf(setup.open('10:01'), reservation)?.id ?? '';
    const sell = (time: string, lots?: string) =>
      closePosition(setup.open(time), setup.member, { id, priceType: 'market', lots });
    expect(() => sell('10:05')).toThrow('sellableAfterMinutes');
    const part = sell('10:16', '1');
    expect(dayTradeView(setup.open('10:16'), reservation).status).toBe('trading');
    const rest = sell('10:40');
    const result = add(part.realisedProfit ?? '', rest.realisedProfit ?? '');
    // One lot each.
    const closePrice = divide(add(part.sellPrice ?? '', rest.sellPrice ?? ''), '2', 2);
    expect(dayTradeView(setup.open('10:41'), reservation)).toMatchObject({
      status: 'closed',
      closedBy: 'member',
      closePrice,
      profitLoss: result,
    });
    expect(pocket(setup, 'available')).toBe(add(funds, result));
  });

  test('that was closed does not block another one in the stock on the same day', () => {
    const setup = testExchange(funds);
    const first = apply(setup, '10:00');
    const id = positionOf(setup.open('10:01'), first)?.id ?? '';
    expect(() => apply(setup, '10:15')).toThrow('duplicateAppointment');
    closePosition(setup.open('10:16'), setup.member, { id, priceType: 'market' });
    const second = apply(setup, '10:17', undefined, '1', 'short');
    expect(dayTradeView(setup.open('10:18'), second)).toMatchObject({ status: 'trading', side: 'short' });
  });

  test('that is still held at 15:20 is closed by the exchange at the market price, with all fees', () => {
    const setup = testExchange(funds);
    const reservation = apply(setup, '13:59');
    const exchange = setup.open('15:19');
    const position = positionOf(exchange, reservation);
    expect(position?.status).toBe('holding');
    setup.open('09:00', '2026-11-24');
    const price = quoteAt(exchange.market, reservation.symbol, at(friday, '15:20')).latestPrice;
    expect(position).toMatchObject({
      status: 'closed',
      closedBy: 'dayTradeDeadline',
      sellTime: at(friday, '15:20'),
      sellPrice: price,
    });
    for (const fee of [
      position?.purchaseFee,
      position?.sellingFee,
      position?.stampDuty,
      position?.liquidationFee,
    ])
      expect(compare(fee ?? '0', '0')).toBe(1);
    expect(pocket(setup, 'available')).toBe(add(funds, position?.realisedProfit ?? ''));
  });

  test('with a pending closing is closed at the deadline as well', () => {
    const setup = testExchange(funds);
    const reservation = apply(setup, '10:00');
    const position = positionOf(setup.open('10:01'), reservation);
    const limitPrice = '99999';
    if (!position) throw new Error('not opened');
    Object.assign(position, { status: 'preparingToClose', closeLimitPrice: limitPrice, closeShares: 1000 });
    setup.open('15:20');
    expect(position).toMatchObject({ status: 'closed', shares: 2000, closedBy: 'dayTradeDeadline' });
  });
});

test('every status has its own list, latest first', () => {
  const setup = testExchange(funds);
  const [one, other, third] = [0, 1, 2].map((index) =>
    apply(setup, '10:00', tradedListing(setup.open('10:00'), index), '1'),
  );
  cancelDayTrade(setup.open('10:00'), setup.member, other?.id ?? '');
  const listed = (time: string) => {
    const exchange = setup.open(time);
    return (['applied', 'trading', 'closed', 'cancelled'] as const).map((status) =>
      reservationsIn(exchange, setup.member, status),
    );
  };
  expect(listed('10:00')).toEqual([[third, one], [], [], [other]]);
  expect(listed('10:01')).toEqual([[], [third, one], [], [other]]);
  expect(listed('15:20')).toEqual([[], [], [third, one], [other]]);
});
