import { expect, test } from 'vitest';
import { at } from '../../scenarios/clock';
import { newIssuesAt } from '../market/newIssues';
import { firstPriceAt } from '../market/newListings';
import { testExchange } from '../testExchange';
import { openPosition } from './openPosition';

test('a limit order for a new issue is pending until the first price, and fills at it when that is better', () => {
  const setup = testExchange('100000000');
  const { market, now } = setup.open('09:00');
  const today = market.calendar.dayAt(now).ordinal;
  const coming = newIssuesAt(market, now).filter(({ listedOn }) => listedOn > today);
  const filled = coming.flatMap(({ listedOn, listing, issuePrice }) => {
    const { date } = market.calendar.dayOf(listedOn);
    const symbol = listing.symbol;
    const found = firstPriceAt(market, symbol) ?? 0;
    const order = { symbol, side: 'long', priceType: 'limit', leverage: 10, lots: '1' } as const;
    const morning = setup.open('09:00', date);
    const position = openPosition(morning, setup.member, { ...order, limitPrice: String(issuePrice) });
    expect([position.status, found]).toEqual(['pendingOrder', expect.any(Number)]);
    expect(found).toBeGreaterThan(at(date, '09:00'));
    setup.open('15:30', date);
    return position.buyTime === null ? [] : [{ position, found }];
  });
  expect(filled.length).toBeGreaterThan(0);
  for (const { position, found } of filled) {
    expect(position.buyTime).toBeGreaterThanOrEqual(found);
    expect(Number(position.buyPrice)).toBeLessThanOrEqual(Number(position.limitPrice));
  }
});
