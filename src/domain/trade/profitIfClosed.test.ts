import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, negate } from '../decimal';
import { netResult } from './orderCost';
import { profitIfClosed } from './profitIfClosed';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
const long = { side: 'long', buyPrice: '1200', shares: 2000, purchaseFee: '2400' } as const;

describe('the profit if a position is closed', () => {
  it.each([
    ['long, up', long, '1250', '100000', '91350'],
    ['long, at the opening price: the fees are lost', long, '1200', '0', '-8400'],
    ['short, up', { ...long, side: 'short' }, '1250', '-100000', '-108650'],
  ] as const)('%s', (_, position, price, gross, net) => {
    expect(profitIfClosed(position, price, rates)).toMatchObject({ gross, net });
  });

  it.each([undefined, {}, { ...rates, stampDutyRate: null }])('is unknown while a rate is: %j', (known) => {
    expect(profitIfClosed(long, '1250', known)).toMatchObject({ gross: '100000', net: undefined });
  });

  const price = fc.integer({ min: 1, max: 999_995 }).map((tenths) => String(tenths / 10));
  const shares = fc.integer({ min: 1, max: 500 }).map((lots) => lots * 1000);
  const paid = fc.integer({ min: 0, max: 99_999_999 }).map((sen) => String(sen / 100));

  it('equals the settled result of closing at that price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('long', 'short'),
        price,
        price,
        shares,
        paid,
        (side, buyPrice, at, held, purchaseFee) => {
          const position = { side, buyPrice, shares: held, purchaseFee } as const;
          const { closing, net } = profitIfClosed(position, at, rates);
          const { sellingFee = '', stampDuty = '', liquidationFee = '' } = closing;
          expect(net).toBe(netResult({ ...position, sellPrice: at, sellingFee, stampDuty, liquidationFee }));
        },
      ),
    );
  });

  it('of a long and a short position at one price adds up to minus the fees of both', () => {
    fc.assert(
      fc.property(price, price, shares, paid, (buyPrice, at, held, purchaseFee) => {
        const both = (['long', 'short'] as const).map((side) =>
          profitIfClosed({ side, buyPrice, shares: held, purchaseFee }, at, rates),
        );
        const fees = both.flatMap(({ closing }) => [closing.total ?? '', purchaseFee]);
        expect(add(...both.map(({ net }) => net ?? ''))).toBe(negate(add(...fees)));
      }),
    );
  });
});
