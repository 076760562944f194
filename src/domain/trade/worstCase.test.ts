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

  it('is unbounded for a short position, which loses its turnover and all fees at a doubled price', () => {
    expect(worstCase({ side: 'short', ...opening })).toEqual({
      bounded: false,
      committed: '402000',
      // Closing costs 0.25 % of 4,000,000 yen.
      whenDoubled: '2012000',
    });
  });

  it('omits a fee with an unknown rate', () => {
    const { liquidationFeeRate: _, ...known } = rates;
    expect(worstCase({ side: 'short', ...opening, rates: known })).toMatchObject({ whenDoubled: '2010000' });
  });
});

it('of shares paid in full is the whole payment, fee included', () => {
  expect(worstCasePaidInFull('144000')).toEqual({ bounded: true, committed: '144000', most: '144000' });
});
