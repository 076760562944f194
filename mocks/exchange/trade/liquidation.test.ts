import { expect, test } from 'vitest';
import { add, compare } from '../../../src/domain/decimal';
import { accountView } from '../account/accountView';
import { balanceOf, pocketOf } from '../ledger';
import { firstTradeReaching } from '../market/firstTradeReaching';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import type { PositionRecord } from '../world';
import { addMargin } from './addMargin';
import { liquidationPriceOf } from './costs';
import { openPosition } from './openPosition';

const lastDay = '2026-12-18';

/** Opens long and short positions on several stocks with leverage 10. Some must be liquidated within a month. */
function openMany({ open, member }: TestExchange): PositionRecord[] {
  const exchange = open('09:30');
  return Array.from({ length: 12 }, (_, index) => {
    const { symbol } = tradedListing(exchange, index);
    const order = { symbol, priceType: 'market', leverage: 10, lots: '1' } as const;
    return openPosition(exchange, member, { ...order, side: index % 2 === 0 ? 'long' : 'short' });
  });
}

test('a position is closed, with its fees, at the first trade that reaches its liquidation price', () => {
  const setup = testExchange();
  const positions = openMany(setup);
  const expected = positions.map((position) => ({ position, price: liquidationPriceOf(position) ?? '' }));
  const { market, now } = setup.open('15:00', lastDay);
  const liquidated = positions.filter(({ status }) => status === 'closed');
  expect(liquidated.length).toBeGreaterThan(0);
  expect(liquidated.length).toBeLessThan(positions.length);
  for (const { position, price } of expected) {
    const direction = position.side === 'long' ? 'atOrBelow' : 'atOrAbove';
    const after = position.buyTime ?? 0;
    const trade = firstTradeReaching(market, position.symbol, { direction, price, after, until: now });
    expect(position.sellTime).toBe(trade?.moment ?? null);
    expect(position.sellPrice).toBe(trade?.price ?? null);
    if (trade) expect(compare(position.liquidationFee ?? '0', '0')).toBe(1);
  }
});

test('the ledger stays exact', () => {
  const setup = testExchange();
  const positions = openMany(setup);
  const exchange = setup.open('15:00', lastDay);
  const fees = positions
    .filter(({ status }) => status === 'holding')
    .map(({ purchaseFee }) => `-${purchaseFee}`);
  const { totalAssets, profitAmount, unrealisedProfit } = accountView(exchange, setup.member);
  expect(totalAssets).toBe(add('10000000', String(profitAmount), String(unrealisedProfit), ...fees));
});

test('added margin delays the liquidation', () => {
  const [plain, backed] = [testExchange(), testExchange()].map((setup) => ({
    setup,
    positions: openMany(setup),
  }));
  if (!plain || !backed) throw new Error('no stages');
  for (const { id } of backed.positions)
    addMargin(backed.setup.open('09:31'), backed.setup.member, id, '100000');
  const survivors = [plain, backed].map(({ setup, positions }) => {
    setup.open('15:00', lastDay);
    return positions.filter(({ status }) => status === 'holding').length;
  });
  expect(survivors[1]).toBeGreaterThan(survivors[0] ?? 0);
});

test('a member without funds owes nothing', () => {
  const setup = testExchange('10000000');
  const exchange = setup.open('09:30');
  const position = openMany(setup)[1];
  if (!position) throw new Error('nothing opened');
  // Simulates a price jump far beyond the liquidation price.
  Object.assign(position, { buyPrice: '1' });
  const { ledger } = setup.world;
  const available = pocketOf(setup.member.account, 'available');
  ledger.balances['house:external'] = add(
    ledger.balances['house:external'] ?? '0',
    balanceOf(ledger, available),
  );
  ledger.balances[available] = '0';
  setup.open('09:45');
  expect(position.status).toBe('closed');
  expect(balanceOf(ledger, available)).toBe('0');
  expect(exchange.world.ledger.entries.at(-1)?.reason).toBe('positionLiquidated');
});
