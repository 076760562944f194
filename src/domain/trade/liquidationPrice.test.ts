import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, divide, multiply } from '../decimal';
import { stepPrice } from '../market/ticks';
import { liquidationPrice } from './liquidationPrice';
import { profitLoss } from './orderCost';
import { sides } from './tradeVocabulary';

describe('liquidationPrice', () => {
  it.each([
    // 1,000 shares at 2,000, margin a fifth: 400,000. 5 % must remain, so 300 yen per share can be lost.
    ['long', '2000', 1000, '400000', '0.05', '1700'],
    ['short', '2000', 1000, '400000', '0.05', '2300'],
    // One sen of margin less: reached one tick earlier.
    ['long', '2000', 1000, '399999.99', '0.05', '1701'],
    ['short', '2000', 1000, '399999.99', '0.05', '2299'],
    // Added margin moves the liquidation price away.
    ['long', '2000', 1000, '500000', '0.05', '1600'],
    // The tick size is the one at the liquidation price, not at the opening price.
    ['short', '2990', 1000, '299000', '0.05', '3135'],
  ] as const)(
    'of a %s position at %s × %i with %s: at rate %s, %s',
    (side, buyPrice, shares, margin, rate, expected) => {
      expect(liquidationPrice({ side, buyPrice, shares, margin, maintenanceMarginRate: rate })).toBe(
        expected,
      );
    },
  );

  it('is undefined for a long position that is paid in full, and known for a short one', () => {
    const whole = { buyPrice: '40', shares: 1000, margin: '40000', maintenanceMarginRate: '0.05' };
    expect(liquidationPrice({ side: 'long', ...whole })).toBeUndefined();
    expect(liquidationPrice({ side: 'long', ...whole, margin: '40000.01' })).toBeUndefined();
    expect(liquidationPrice({ side: 'long', ...whole, margin: '39999.99' })).toBe('3');
    expect(liquidationPrice({ side: 'short', ...whole })).toBe('78');
  });

  it('is undefined for a long position that cannot reach it', () => {
    const paidInFull = { buyPrice: '2000', shares: 1000, margin: '2000000', maintenanceMarginRate: '0' };
    expect(liquidationPrice({ side: 'long', ...paidInFull })).toBeUndefined();
    expect(liquidationPrice({ side: 'short', ...paidInFull })).toBe('4000');
  });

  it.each([undefined, null])('is undefined when the rate is %s', (maintenanceMarginRate) => {
    const position = { side: 'long', buyPrice: '2000', shares: 1000, margin: '400000' } as const;
    expect(liquidationPrice({ ...position, maintenanceMarginRate })).toBeUndefined();
  });

  it('is the first tick at which at most the maintenance margin remains', () => {
    const positions = fc.record({
      side: fc.constantFrom(...sides),
      buyPrice: fc.integer({ min: 100, max: 2999 }).map(String),
      shares: fc.integer({ min: 1, max: 50 }).map((lots) => lots * 1000),
      leverage: fc.constantFrom('2', '3', '5', '10'),
    });
    fc.assert(
      fc.property(positions, ({ side, buyPrice, shares, leverage }) => {
        const turnover = multiply(buyPrice, String(shares));
        const margin = divide(turnover, leverage, 2, 'up');
        const price = liquidationPrice({ side, buyPrice, shares, margin, maintenanceMarginRate: '0.05' });
        if (price === undefined) throw new Error('a leveraged position has a liquidation price');
        const remains = (at: string): string =>
          add(margin, profitLoss({ side, buyPrice, price: at, shares }));
        const maintenance = multiply(turnover, '0.05');
        const nextAway = stepPrice(price, side === 'long' ? -1 : 1);
        const nextInside = stepPrice(price, side === 'long' ? 1 : -1);
        expect(compare(remains(nextInside), maintenance)).toBe(1);
        expect(compare(remains(nextAway), maintenance)).toBe(-1);
      }),
    );
  });
});
