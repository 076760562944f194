import { describe, expect, test } from 'vitest';
import { add, compare, subtract } from '../../../src/domain/decimal';
import { limitFill, openingAction } from '../../../src/domain/limitFill';
import type { Side } from '../../../src/domain/vocabulary';
import { at } from '../../scenarios/clock';
import { balanceOf, pocketOf } from '../ledger';
import type { Listing } from '../market/listings';
import { quoteAt } from '../market/quotes';
import { accountView } from '../members/accountView';
import { type Stage, stage, tradedListing } from '../stage';
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
  { open, member }: Stage,
  time: string,
  listing?: Listing,
  lots = '2',
  side: Side = 'long',
): Reservation {
  const exchange = open(time);
  const { symbol } = listing ?? tradedListing(exchange);
  return applyDayTrade(exchange, member, { symbol, side, leverage: 5, lots });
}

const pocket = ({ world, member }: Stage, name: 'available' | 'frozen' | 'positionMargin') =>
  balanceOf(world.ledger, pocketOf(member.account, name));

const priceAt = ({ open }: Stage, symbol: string, time: string) => {
  const { market, now } = open(time);
  return quoteAt(market, symbol, now).latestPrice;
};

describe('a reservation', () => {
  test('freezes margin and fee at two percent above the price, and gives all back when it is cancelled', () => {
    const set = stage(funds);
    const reservation = apply(set, '10:00');
    const { limitPrice, appliedPrice, reserved } = reservation;
    const ratio = Number(limitPrice) / Number(appliedPrice);
    expect(ratio).toBeGreaterThanOrEqual(1.02);
    expect(ratio).toBeLessThan(1.025);
    expect(reserved).toBe(costOfOpening({ ...reservation }, limitPrice).total);
    expect([pocket(set, 'frozen'), pocket(set, 'available')]).toEqual([reserved, subtract(funds, reserved)]);
    expect(accountView(set.open('10:00'), set.member).frozenBy).toMatchObject([{ kind: 'dayTrade' }]);

    cancelDayTrade(set.open('10:00'), set.member, reservation.id);
    expect(dayTradeView(set.open('10:05'), reservation)).toMatchObject({
      ...{ status: 'cancelled', cancelledBy: 'member', frozen: '0', openedAt: null, profitLoss: undefined },
    });
    expect([pocket(set, 'frozen'), pocket(set, 'available')]).toEqual(['0', funds]);
    expect(() => apply(set, '10:06')).not.toThrow();
  });

  test('of a short one is opened at two percent below the price at least, and frozen at the day’s upper limit', () => {
    const set = stage(funds);
    const reservation = apply(set, '10:00', undefined, '2', 'short');
    const { limitPrice, appliedPrice, reserved, symbol } = reservation;
    const ratio = Number(limitPrice) / Number(appliedPrice);
    expect(ratio).toBeLessThanOrEqual(0.98);
    expect(ratio).toBeGreaterThan(0.975);
    const { limitUp } = marketOf(set.open('10:00'), symbol);
    expect(reserved).toBe(costOfOpening({ ...reservation }, limitUp).total);
    const price = priceAt(set, symbol, '10:01');
    expect(positionOf(set.open('10:01'), reservation)).toMatchObject({ side: 'short', buyPrice: price });
    const { margin, purchaseFee } = costOfOpening(reservation, price);
    expect(pocket(set, 'available')).toBe(subtract(funds, add(margin, purchaseFee)));
  });

  test('keeps the limit that the member has agreed to, wherever the price is by then', () => {
    const set = stage(funds);
    const exchange = set.open('10:00');
    const { symbol } = tradedListing(exchange);
    const limitPrice = marketOf(exchange, symbol).latestPrice;
    const wish = { symbol, side: 'long', leverage: 5, lots: '2', limitPrice } as const;
    const reservation = applyDayTrade(exchange, set.member, wish);
    expect(reservation).toMatchObject({ limitPrice, reserved: costOfOpening(reservation, limitPrice).total });
  });

  test('is opened a minute later at the market’s price, for what that costs', () => {
    const set = stage(funds);
    const reservation = apply(set, '10:00');
    const exchange = set.open('10:01');
    const position = positionOf(exchange, reservation);
    const price = priceAt(set, reservation.symbol, '10:01');
    const { margin, purchaseFee } = costOfOpening(reservation, price);
    const fees = add(purchaseFee, costOfClosing(reservation, price).total);
    expect(position).toMatchObject({
      ...{ status: 'holding', buyPrice: price, buyTime: at(friday, '10:01'), orderedAt: at(friday, '10:00') },
      ...{ originalMargin: margin, purchaseFee, source: 'competition', closesAt: at(friday, '15:20') },
    });
    expect([pocket(set, 'frozen'), pocket(set, 'positionMargin')]).toEqual(['0', margin]);
    expect(pocket(set, 'available')).toBe(subtract(funds, add(margin, purchaseFee)));
    expect(accountView(exchange, set.member).frozenBy).toEqual([]);
    expect(dayTradeDetails(exchange, reservation)).toMatchObject({
      ...{ status: 'trading', openPrice: price, frozen: '0', profitLoss: `-${fees}` },
      position: { id: position?.id, dayTrade: true, history: [{ kind: 'ordered' }, { kind: 'filled' }] },
    });
  });

  test('made before the open is opened in the first minute of trading', () => {
    const set = stage(funds);
    const { symbol } = tradedListing(set.open('09:00'));
    const early = set.open('07:30', '2026-11-24');
    const wish = { symbol, side: 'long', leverage: 1, lots: '1' } as const;
    const reservation = applyDayTrade(early, set.member, wish);
    const exchange = set.open('09:02', '2026-11-24');
    expect(positionOf(exchange, reservation)?.buyTime).toBe(at('2026-11-24', '09:01'));
  });
});

/** As if the price had moved so far in the minute before the opening that it is worse than the limit. */
function beyondLimit(set: Stage, by: (price: string) => string, index = 0, side: Side = 'long'): Reservation {
  const { market } = set.open('10:00');
  const reservation = apply(set, '10:00', tradedListing(set.open('10:00'), index), '2', side);
  const { latestPrice } = quoteAt(market, reservation.symbol, reservation.opensAt);
  reservation.limitPrice = by(latestPrice);
  return reservation;
}

describe('a price worse than the limit', () => {
  test.each([
    ['long', (price: string) => subtract(price, '2')],
    ['short', (price: string) => add(price, '2')],
  ] as const)('keeps a %s reservation waiting until it has come back', (side, by) => {
    const waited = Array.from({ length: 8 }, (_, index) => {
      const set = stage(funds);
      const reservation = beyondLimit(set, by, index, side);
      set.open('10:01');
      expect(reservation.positionId).toBeNull();
      const position = positionOf(set.open('15:00'), reservation);
      return position && { ...position, limit: reservation.limitPrice };
    }).filter((position) => position !== undefined);
    expect(waited.length).toBeGreaterThan(0);
    for (const { buyTime, buyPrice, limit } of waited) {
      expect(limitFill(openingAction(side), limit, buyPrice ?? '').atOnce).toBe(true);
      expect(buyTime).toBeGreaterThan(at(friday, '10:01'));
      expect(buyTime).toBeLessThan(at(friday, '15:00'));
    }
  });

  test('ends it at three o’clock when it does not', () => {
    const set = stage(funds);
    const reservation = beyondLimit(set, () => '1');
    set.open('14:59');
    expect(reservation.cancelledAt).toBeNull();
    const { now } = set.open('15:00');
    expect(reservation).toMatchObject({ cancelledAt: now, cancelledBy: 'endOfDay', positionId: null });
    expect(pocket(set, 'available')).toBe(funds);
  });
});

describe('a day trade', () => {
  test('is closed by its member like any position, part by part', () => {
    const set = stage(funds);
    const reservation = apply(set, '10:00');
    const id = positionOf(set.open('10:01'), reservation)?.id ?? '';
    const sell = (time: string, lots?: string) =>
      closePosition(set.open(time), set.member, { id, priceType: 'market', lots });
    expect(() => sell('10:05')).toThrow('sellableAfterMinutes');
    const part = sell('10:16', '1');
    expect(dayTradeView(set.open('10:16'), reservation).status).toBe('trading');
    const rest = sell('10:40');
    const result = add(part.realisedProfit ?? '', rest.realisedProfit ?? '');
    expect(dayTradeView(set.open('10:41'), reservation)).toMatchObject({
      ...{ status: 'closed', closedBy: 'member', closePrice: rest.sellPrice, profitLoss: result },
    });
    expect(pocket(set, 'available')).toBe(add(funds, result));
  });

  test('that is still held at 15:20 is closed by the exchange at the market’s price, with every fee', () => {
    const set = stage(funds);
    const reservation = apply(set, '13:59');
    const exchange = set.open('15:19');
    const position = positionOf(exchange, reservation);
    expect(position?.status).toBe('holding');
    set.open('09:00', '2026-11-24');
    const price = quoteAt(exchange.market, reservation.symbol, at(friday, '15:20')).latestPrice;
    expect(position).toMatchObject({
      ...{ status: 'closed', closedBy: 'dayTradeDeadline', sellTime: at(friday, '15:20'), sellPrice: price },
    });
    for (const fee of [
      position?.purchaseFee,
      position?.sellingFee,
      position?.stampDuty,
      position?.liquidationFee,
    ])
      expect(compare(fee ?? '0', '0')).toBe(1);
    expect(pocket(set, 'available')).toBe(add(funds, position?.realisedProfit ?? ''));
  });

  test('whose closing waits for a limit is closed at the deadline all the same', () => {
    const set = stage(funds);
    const reservation = apply(set, '10:00');
    const position = positionOf(set.open('10:01'), reservation);
    const limitPrice = '99999';
    if (!position) throw new Error('not opened');
    Object.assign(position, { status: 'preparingToClose', closeLimitPrice: limitPrice, closeShares: 1000 });
    set.open('15:20');
    expect(position).toMatchObject({ status: 'closed', shares: 2000, closedBy: 'dayTradeDeadline' });
  });
});

test('every status has its own list, the latest first', () => {
  const set = stage(funds);
  const [one, other, third] = [0, 1, 2].map((index) =>
    apply(set, '10:00', tradedListing(set.open('10:00'), index), '1'),
  );
  cancelDayTrade(set.open('10:00'), set.member, other?.id ?? '');
  const listed = (time: string) => {
    const exchange = set.open(time);
    return (['applied', 'trading', 'closed', 'cancelled'] as const).map((status) =>
      reservationsIn(exchange, set.member, status),
    );
  };
  expect(listed('10:00')).toEqual([[third, one], [], [], [other]]);
  expect(listed('10:01')).toEqual([[], [third, one], [], [other]]);
  expect(listed('15:20')).toEqual([[], [], [third, one], [other]]);
});
