import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { add, compare, subtract } from '../decimal';
import {
  distanceToLiquidation,
  moveLeft,
  priceWithLeft,
  warningAt,
  warningPercents,
  wayLeft,
} from './liquidationDistance';

const long = { buyPrice: '2000', liquidationPrice: '1700' };
const short = { buyPrice: '2000', liquidationPrice: '2300' };

describe('warningAt', () => {
  it.each([
    ['above the opening price', long, '2100', undefined],
    ['at the opening price', long, '2000', undefined],
    ['one yen before half of the distance', long, '1851', undefined],
    ['half of the distance', long, '1850', 50],
    ['a quarter left', long, '1775', 25],
    ['a tenth left', long, '1730', 10],
    ['at the liquidation price', long, '1700', 10],
    ['beyond the liquidation price', long, '1650', 10],
    ['half of the distance, short', short, '2150', 50],
    ['one yen before that, short', short, '2149', undefined],
    ['a tenth left, upwards', short, '2270', 10],
    ['opened at the liquidation price', { buyPrice: '2000', liquidationPrice: '2000' }, '2000', undefined],
  ])('%s', (_, position, price, percent) => {
    expect(warningAt(position, price)).toBe(percent);
  });
});

test('a warning is reached exactly at its price', () => {
  const price = fc.integer({ min: 1_000, max: 100_000 });
  const distance = fc.integer({ min: 40, max: 900 });
  fc.assert(
    fc.property(
      price,
      distance,
      fc.boolean(),
      fc.constantFrom(...warningPercents),
      (bought, points, up, percent) => {
        const buyPrice = String(bought);
        const liquidationPrice = String(up ? bought + points : bought - points);
        const at = priceWithLeft({ buyPrice, liquidationPrice }, percent);
        const before = up ? subtract(at, '1') : add(at, '1');
        expect(warningAt({ buyPrice, liquidationPrice }, at)).toBe(percent);
        const earlier = warningAt({ buyPrice, liquidationPrice }, before) ?? 100;
        expect(compare(String(earlier), String(percent))).toBe(1);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  [long, '2100', 100],
  [long, '2000', 100],
  [long, '1851', 51],
  [long, '1850', 50],
  [long, '1701', 1],
  [long, '1700', 0],
  [long, '1650', 0],
  [short, '2149', 51],
  [short, '2150', 50],
  [short, '2299', 1],
  [short, '2310', 0],
  [{ buyPrice: '2000', liquidationPrice: '2000' }, '2000', undefined],
])('of the way of %o, %s leaves %s percent', (position, price, left) => {
  expect(wayLeft(position, price)).toBe(left);
});

test('a warning is reached exactly when no more than its percentage is left', () => {
  for (let price = 1650; price <= 2050; price++) {
    const left = wayLeft(long, String(price)) ?? 0;
    expect(warningAt(long, String(price))).toBe(warningPercents.findLast((percent) => left <= percent));
  }
});

test.each([
  ['1000', '984', '1.6'],
  ['1000', '1100', '10.0'],
  ['3', '1', '66.7'],
])('from %s to %s the distance is %s percent', (price, liquidationPrice, percent) => {
  expect(Number(distanceToLiquidation(price, liquidationPrice))).toBe(Number(percent));
});

test.each([
  ['above the opening price', long, '2125', '425', '20'],
  ['a long position on its way', long, '1743', '43', '2.5'],
  ['at the liquidation price', long, '1700', '0', '0'],
  ['beyond it', long, '1650', '0', '0'],
  ['a short position on its way', short, '2240.5', '59.5', '2.7'],
  ['a short position beyond it', short, '2310', '0', '0'],
])('%s: %o at %s may move by %s yen, %s percent', (_, position, price, yen, percent) => {
  const left = moveLeft(position, price);
  expect(left.yen).toBe(yen);
  expect(Number(left.percent)).toBe(Number(percent));
});
