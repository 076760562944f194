import { expect, test } from 'vitest';
import { at } from '../../scenarios/clock';
import { detailsAt } from '../market/quotes';
import { testExchange, tradedListing } from '../testExchange';
import { duePositions } from './duePositions';
import { openPosition } from './openPosition';

test('a position is due again if its settlement failed, at the same time, too', () => {
  const { open, member, world } = testExchange();
  const exchange = open('10:00');
  const { symbol } = tradedListing(exchange);
  const { limitDown: limitPrice } = detailsAt(exchange.market, symbol, exchange.now);
  const order = { symbol, side: 'long', priceType: 'limit', limitPrice, leverage: 10, lots: '1' } as const;
  const { id } = openPosition(exchange, member, order);
  const settled = { ...exchange, now: at('2026-11-23', '10:00') };
  const dueIn = (one: typeof exchange) =>
    duePositions(world, one, exchange.now).map((position) => position.id);
  expect(dueIn(settled)).toEqual([id]);
  expect(dueIn(settled)).toEqual([]);
  expect(dueIn({ ...settled })).toEqual([id]);
});
