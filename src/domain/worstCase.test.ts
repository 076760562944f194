import { describe, expect, it } from 'vitest';
import { worstCase, worstCasePaidInFull } from './worstCase';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
const opening = { turnover: '2000000', margin: '400000', purchaseFee: '2000', rates };

describe('worstCase', () => {
  it('bounds a long position by its turnover, not by its margin', () => {
    expect(worstCase({ side: 'long', ...opening })).toEqual({
      bounded: true,
      committed: '402000',
      most: '2002000',
    });
  });

  it('has no bound for a short position, which a doubled price costs its whole turnover and all fees', () => {
    expect(worstCase({ side: 'short', ...opening })).toEqual({
      bounded: false,
      committed: '402000',
      // Of 4,000,000 yen, 0.25 % for closing.
      whenDoubled: '2012000',
    });
  });

  it('leaves a fee out whose rate is not known', () => {
    const { liquidationFeeRate: _, ...known } = rates;
    expect(worstCase({ side: 'short', ...opening, rates: known })).toMatchObject({ whenDoubled: '2010000' });
  });
});

it('loses all of what is paid in full at worst, fee included', () => {
  expect(worstCasePaidInFull('144000')).toEqual({ bounded: true, committed: '144000', most: '144000' });
});
