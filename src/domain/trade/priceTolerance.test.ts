import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compare, multiply } from '../decimal';
import { isOnTick, stepPrice } from '../market/ticks';
import { closingAction, type OrderAction, openingAction } from './limitFill';
import { isBeyondTolerance, worstPrice } from './priceTolerance';
import { sides } from './tradeVocabulary';

const halfPercent = '0.005';

describe('isBeyondTolerance', () => {
  it.each([
    ['opening a long position', openingAction('long'), 'buy'],
    ['closing a long position', closingAction('long'), 'sell'],
    ['opening a short position', openingAction('short'), 'sell'],
    ['closing a short position', closingAction('short'), 'buy'],
  ] as const)('%s: the worse direction is that of a %s', (_, action, kind) => {
    expect(action).toBe(kind);
    expect(isBeyondTolerance('1000', '1006', { action, tolerance: halfPercent })).toBe(kind === 'buy');
    expect(isBeyondTolerance('1000', '994', { action, tolerance: halfPercent })).toBe(kind === 'sell');
  });

  it.each([
    ['buy', '1000', '1000', false],
    ['buy', '1000', '1005', false],
    ['buy', '1000', '1005.1', true],
    ['buy', '1000', '500', false],
    ['sell', '1000', '995', false],
    ['sell', '1000', '994.9', true],
    ['sell', '1000', '2000', false],
    // The tolerance of 561 is 2.805: three ticks are beyond it.
    ['buy', '561', '563', false],
    ['buy', '561', '564', true],
    ['sell', '561', '559', false],
    ['sell', '561', '558', true],
    // One tick of a cheap stock is more than the tolerance.
    ['buy', '100', '101', true],
    ['sell', '100', '99', true],
  ] as const)('a %s seen at %s and arriving at %s: %s', (action, seen, now, beyond) => {
    expect(isBeyondTolerance(seen, now, { action, tolerance: halfPercent })).toBe(beyond);
  });

  it.each([undefined, null])('is never so while the tolerance is %s', (tolerance) => {
    expect(isBeyondTolerance('1000', '9000', { action: 'buy', tolerance })).toBe(false);
  });

  it('with a tolerance of zero, any worse price is beyond it', () => {
    expect(isBeyondTolerance('1000', '1001', { action: 'buy', tolerance: '0' })).toBe(true);
    expect(isBeyondTolerance('1000', '1000', { action: 'buy', tolerance: '0' })).toBe(false);
  });
});

describe('worstPrice', () => {
  it.each([
    ['buy', '1234', undefined, '1240'],
    ['sell', '1234', undefined, '1228'],
    ['buy', '100', undefined, '100'],
    ['sell', '100', undefined, '100'],
    // Above 3,000 yen the tick is 5 yen.
    ['buy', '2990', undefined, '3000'],
    ['buy', '2995', undefined, '3005'],
    ['buy', '1234.5', '0.5', '1240.5'],
    ['sell', '1234.5', '0.5', '1228.5'],
  ] as const)('of a %s seen at %s with the tick %s is %s', (action, seen, own, expected) => {
    expect(worstPrice(seen, { action, tolerance: halfPercent }, own)).toBe(expected);
  });

  it('is unknown without a tolerance or a price', () => {
    expect(worstPrice('1000', { action: 'buy', tolerance: null })).toBeUndefined();
    expect(worstPrice('0', { action: 'buy', tolerance: halfPercent })).toBeUndefined();
  });
});

const action = fc.constantFrom<OrderAction>('buy', 'sell');
/** Any price on its tick from 1 yen to a million. */
const price = fc
  .integer({ min: 1, max: 1_000_000 })
  .map(String)
  .filter((one) => isOnTick(one));
const tolerance = fc
  .integer({ min: 0, max: 900 })
  .map((thousandths) => multiply(String(thousandths), '0.001'));

test('the worst price is within the tolerance, and the next tick is beyond it', () => {
  fc.assert(
    fc.property(action, price, tolerance, (kind, seen, fraction) => {
      const rule = { action: kind, tolerance: fraction };
      const worst = worstPrice(seen, rule) ?? '';
      expect(isOnTick(worst)).toBe(true);
      expect(isBeyondTolerance(seen, worst, rule)).toBe(false);
      const next = stepPrice(worst, kind === 'buy' ? 1 : -1);
      // No price is lower than one yen.
      if (compare(next, worst) !== 0) expect(isBeyondTolerance(seen, next, rule)).toBe(true);
    }),
  );
});

test('a better price is within the tolerance, for every side', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sides), price, price, tolerance, (side, one, other, fraction) => {
      const [low, high] = compare(one, other) < 0 ? [one, other] : [other, one];
      const rule = (kind: OrderAction) => ({ action: kind, tolerance: fraction });
      const opensLower = side === 'long';
      expect(
        isBeyondTolerance(opensLower ? high : low, opensLower ? low : high, rule(openingAction(side))),
      ).toBe(false);
      expect(
        isBeyondTolerance(opensLower ? low : high, opensLower ? high : low, rule(closingAction(side))),
      ).toBe(false);
    }),
  );
});

test('a worse price stays beyond the tolerance when it gets worse still', () => {
  fc.assert(
    fc.property(action, price, price, price, tolerance, (kind, seen, one, other, fraction) => {
      const rule = { action: kind, tolerance: fraction };
      const [low, high] = compare(one, other) < 0 ? [one, other] : [other, one];
      const [nearer, farther] = kind === 'buy' ? [low, high] : [high, low];
      if (isBeyondTolerance(seen, nearer, rule)) expect(isBeyondTolerance(seen, farther, rule)).toBe(true);
    }),
  );
});
