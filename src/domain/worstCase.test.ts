import { describe, expect, it } from 'vitest';
import { worstCase } from './worstCase';

const opening = { turnover: '2000000', margin: '400000', purchaseFee: '2000' };

describe('worstCase', () => {
  it('bounds a long position by its turnover, not by its margin', () => {
    expect(worstCase({ side: 'long', ...opening })).toEqual({
      bounded: true,
      committed: '402000',
      most: '2002000',
    });
  });

  it('has no bound for a short position, which a doubled price costs its whole turnover', () => {
    expect(worstCase({ side: 'short', ...opening })).toEqual({
      bounded: false,
      committed: '402000',
      whenDoubled: '2002000',
    });
  });
});
