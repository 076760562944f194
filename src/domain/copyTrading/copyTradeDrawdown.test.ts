import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepestFall, drawdowns, maximumDrawdown } from './copyTradeDrawdown';

describe('the deepest fall', () => {
  const days = (...falls: string[]) => falls.map((drawdown, day) => ({ date: `day ${day}`, drawdown }));
  it.each([
    [
      'has its high and its low',
      days('0', '0.1', '0', '0.05', '0.2', '0.15'),
      { high: 'day 2', low: 'day 4' },
    ],
    ['has no high that was before the days', days('0.1', '0.2', '0'), { high: undefined, low: 'day 1' }],
    ['is the first of two that are as deep', days('0', '0.1', '0', '0.1'), { high: 'day 0', low: 'day 1' }],
    ['is none where nothing fell', days('0', '0'), undefined],
  ])('%s', (_, given, expected) => {
    expect(deepestFall(given)).toEqual(expected);
  });
});

describe('drawdowns', () => {
  it.each([
    { values: [], expected: [], deepest: '0' },
    { values: ['10000', '10100', '10200'], expected: ['0', '0', '0'], deepest: '0' },
    { values: ['10000', '9000', '9500'], expected: ['0', '0.1', '0.05'], deepest: '0.1' },
    // A drawdown is measured from the latest peak, not from the first value.
    {
      values: ['10000', '12000', '9000', '12500', '10000'],
      expected: ['0', '0', '0.25', '0', '0.2'],
      deepest: '0.25',
    },
    { values: ['3', '2'], expected: ['0', '0.3333'], deepest: '0.3333' },
  ])('of $values', ({ values, expected, deepest }) => {
    expect(drawdowns(values)).toEqual(expected);
    expect(maximumDrawdown(values)).toBe(deepest);
  });

  it('have the maximum drawdown as their largest value', () => {
    const values = fc.array(fc.integer({ min: 0, max: 30_000 }).map(String), { maxLength: 30 });
    fc.assert(
      fc.property(values, (all) => {
        expect(Number(maximumDrawdown(all))).toBe(Math.max(0, ...drawdowns(all).map(Number)));
      }),
    );
  });
});
