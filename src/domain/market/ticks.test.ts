import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, subtract } from '../decimal';
import { isOnTick, ownTick, roundToTick, stepPrice, tickDecimals, tickSize } from './ticks';

/** Prices up to 100,000,000 yen with up to two decimals, each band of the table equally likely. */
const anyPrice = fc
  .oneof(...[3, 4, 5, 6, 7, 8].map((digits) => fc.integer({ min: 100, max: 10 ** (digits + 2) })))
  .map((sen) => String(sen / 100));
const priceOnTick = anyPrice.map((price) => roundToTick(price, 'nearest'));

describe('ticks', () => {
  it.each([
    ['1', '1'],
    ['3000', '1'],
    ['3000.01', '5'],
    ['5000', '5'],
    ['5001', '10'],
    ['10000', '10'],
    ['30000', '10'],
    ['30001', '50'],
    ['50001', '100'],
    ['100001', '100'],
    ['300001', '500'],
    ['500001', '1000'],
    ['3000001', '5000'],
    ['5000001', '10000'],
    ['30000001', '50000'],
    ['50000000', '50000'],
    ['50000001', '100000'],
  ])('steps %s yen by %s', (price, tick) => {
    expect(tickSize(price)).toBe(tick);
    expect(tickDecimals(price)).toBe(0);
  });

  it.each([
    ['3000', true],
    ['3001', false],
    ['3005', true],
    ['2999.5', false],
    ['0', false],
    ['-1', false],
  ])('knows whether %s is on its tick: %s', (price, expected) => {
    expect(isOnTick(price)).toBe(expected);
  });

  it.each([
    ['3002', 'down', '3000'],
    ['3002', 'up', '3005'],
    ['3002', 'nearest', '3000'],
    ['3002.5', 'nearest', '3005'],
    ['3000', 'up', '3000'],
    ['0.4', 'down', '1'],
    ['-5', 'up', '1'],
  ] as const)('rounds %s %s to %s', (price, direction, expected) => {
    expect(roundToTick(price, direction)).toBe(expected);
  });

  it.each([
    ['2999', 1, '3000'],
    ['2999', 2, '3005'],
    ['3005', -1, '3000'],
    ['3005', -2, '2999'],
    ['3002', 1, '3005'],
    ['3002', -1, '3000'],
    ['30000', 1, '30050'],
    ['2', -5, '1'],
    ['50000000', 1, '50100000'],
    ['3002', 0, '3002'],
  ])('moves %s by %i steps to %s', (price, steps, expected) => {
    expect(stepPrice(price, steps)).toBe(expected);
  });

  it('rounds to neighbours that are on their tick and enclose the price', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const below = roundToTick(price, 'down');
        const above = roundToTick(price, 'up');
        expect(isOnTick(below) && isOnTick(above)).toBe(true);
        expect(compare(below, price)).toBeLessThanOrEqual(0);
        expect(compare(above, price)).toBeGreaterThanOrEqual(0);
        expect(compare(subtract(above, below), tickSize(price))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('stays on a tick, and the same number of steps back returns to the start', () => {
    fc.assert(
      fc.property(priceOnTick, fc.integer({ min: 1, max: 30 }), (price, steps) => {
        const moved = stepPrice(price, steps);
        expect(isOnTick(moved)).toBe(true);
        expect(stepPrice(moved, -steps)).toBe(price);
      }),
    );
  });

  it('skips no price on a tick', () => {
    fc.assert(
      fc.property(priceOnTick, (price) => {
        const next = stepPrice(price, 1);
        expect(subtract(next, price)).toBe(tickSize(next));
      }),
    );
  });
});

describe('a stock’s own tick', () => {
  it.each([
    ['the one from the table', '2500', '1', undefined],
    ['the table’s, written otherwise', '4000', '5.0', undefined],
    ['a finer one', '2500', '0.5', '0.5'],
    ['a coarser one', '2500', '10', '10'],
    ['the one from the table instead of an invalid one', '2500', '0', undefined],
  ])('is %s', (_, latestPrice, tickSize, expected) => {
    expect(ownTick({ latestPrice, tickSize })).toBe(expected);
  });

  it('applies at every price', () => {
    expect(isOnTick('2500.5', '0.5')).toBe(true);
    expect(isOnTick('3001.5', '0.5')).toBe(true);
    expect(isOnTick('2500.3', '0.5')).toBe(false);
    expect(isOnTick('2505', '10')).toBe(false);
    expect(roundToTick('2500.3', 'up', '0.5')).toBe('2500.5');
    expect(roundToTick('0.1', 'down', '0.5')).toBe('0.5');
    expect(stepPrice('2999.5', 3, '0.5')).toBe('3001');
    expect(stepPrice('2500.3', -1, '0.5')).toBe('2500');
    expect(stepPrice('1', -9, '0.5')).toBe('0.5');
  });
});
