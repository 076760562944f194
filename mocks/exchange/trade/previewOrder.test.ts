import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Restriction } from '../../../src/domain/account/accountVocabulary';
import { stepPrice } from '../../../src/domain/market/ticks';
import { balanceOf, pocketOf } from '../ledger';
import { detailsAt, quoteAt } from '../market/quotes';
import { Refusal } from '../refusal';
import { runOnce } from '../requests/runOnce';
import { tradeRules } from '../rules';
import { testExchange, tradedListing } from '../testExchange';
import type { PositionRecord } from '../world';
import { liquidationPriceOf } from './costs';
import { openPosition } from './openPosition';
import { previewOrder } from './previewOrder';

const times = [
  '08:59',
  '09:00',
  '09:47',
  '11:29',
  '11:30',
  '12:30',
  '14:11',
  '15:24',
  '15:26',
  '15:29',
  '15:30',
  '20:00',
];

const request = fc.record({
  time: fc.constantFrom(...times),
  funds: fc.constantFrom('10000000', '900000.25', '1'),
  restriction: fc.constantFrom<Restriction | undefined>(undefined, undefined, 'tradeBanned', 'frozen'),
  listing: fc.nat({ max: 20 }),
  side: fc.constantFrom('long', 'short'),
  priceType: fc.constantFrom('market', 'limit'),
  away: fc.integer({ min: -5, max: 5 }),
  leverage: fc.constantFrom(...tradeRules.leverages),
  lots: fc.constantFrom<string>('1', '2', '7', '500'),
});

type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

/** Previews an order and places it at the same time. */
function previewAndOpen({ time, funds, restriction, listing, away, ...terms }: Request) {
  const { world, member, open } = testExchange(funds);
  const exchange = open(time);
  if (restriction) member.restrictions.push(restriction);
  const { symbol } = tradedListing(exchange, listing);
  const last = quoteAt(exchange.market, symbol, exchange.now).latestPrice;
  const limitPrice = stepPrice(last, away);
  const order = { ...terms, symbol, limitPrice };
  const before = JSON.stringify(world);
  const preview = previewOrder(exchange, member, order);
  expect(JSON.stringify(world)).toBe(before);
  const act = () => openPosition(exchange, member, order);
  try {
    const request = { path: '/trade/Open', request: { clientRequestId: 'a', ...order } };
    const position = runOnce(exchange, member, request, { act, find: (id) => world.positions[id] });
    return { preview, position, last, left: balanceOf(world.ledger, pocketOf(member.account, 'available')) };
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return { preview, last, refusal: cause.key };
  }
}

/** A short order that waits is filled at the last price, if that is above its limit. */
const highestPrice = ({ side, limitPrice }: PositionRecord, last: string) =>
  side === 'short' && Number(limitPrice) < Number(last) ? last : limitPrice;

test('a preview equals the exact cost of opening, or the reason of the refusal', () => {
  fc.assert(
    fc.property(request, (terms) => {
      const { preview, position, last, left, refusal } = previewAndOpen(terms);
      expect(preview.refusals[0]).toBe(refusal);
      if (!position) return;
      const { originalMargin, purchaseFee, shares, status } = position;
      expect(preview).toMatchObject({
        margin: originalMargin,
        purchaseFee,
        quantity: shares,
        availableAfter: left,
        waits: status === 'pendingOrder',
        price: position.buyPrice ?? highestPrice(position, last),
      });
      if (status === 'holding') expect(preview.liquidationPrice).toBe(liquidationPriceOf(position));
    }),
    { numRuns: 150 },
  );
});

test('the announced number of affordable lots is exact', () => {
  fc.assert(
    fc.property(request, (terms) => {
      const open: Request = { ...terms, time: '10:00', restriction: undefined, priceType: 'market' };
      const { preview } = previewAndOpen(open);
      const lots = Number(preview.affordableLots);
      const placed = (count: number) => previewAndOpen({ ...open, lots: String(count) }).refusal;
      if (lots > 0) expect(placed(lots)).toBeUndefined();
      if (lots < tradeRules.maxLots) expect(placed(lots + 1)).toBe('insufficientBalance');
    }),
    { numRuns: 40 },
  );
});

describe('a preview contains', () => {
  const previewed = (time: string, date?: string) => {
    const { member, open } = testExchange();
    const exchange = open(time, date);
    const { symbol } = tradedListing(exchange);
    const order = { symbol, side: 'short', priceType: 'market', leverage: 5, lots: '1' } as const;
    return previewOrder(exchange, member, order);
  };

  test.each([
    ['in the morning', '10:00', undefined, true, '2026-11-20T00:00', '2026-11-20T02:30'],
    ['at noon', '12:00', undefined, false, '2026-11-20T02:30', '2026-11-20T03:30'],
    ['on a holiday', '10:00', '2026-11-23', false, '2026-11-20T06:30', '2026-11-24T00:00'],
  ])('the start and end of the current session or break: %s', (_, time, date, open, since, until) => {
    const { sessionOpen, sessionSince, sessionUntil } = previewed(time, date);
    expect([sessionOpen, sessionSince, sessionUntil]).toEqual([open, `${since}:00.000Z`, `${until}:00.000Z`]);
  });

  test('the limits and the tick of the day', () => {
    const exchange = testExchange().open('10:00');
    const { symbol } = tradedListing(exchange);
    const { limitUp, limitDown, tickSize } = detailsAt(exchange.market, symbol, exchange.now);
    expect(previewed('10:00')).toMatchObject({ limitUp, limitDown, tickSize });
  });

  test('that a short position has no maximum loss, and the closing cost at the same price', () => {
    const { worstLoss, turnover, sellingFee, stampDuty, liquidationFee, purchaseFee } = previewed('10:00');
    expect(worstLoss).toBeNull();
    expect([sellingFee, stampDuty]).toEqual([purchaseFee, purchaseFee]);
    expect(Number(liquidationFee)).toBeCloseTo(Number(turnover) * 0.0005, 1);
  });
});
