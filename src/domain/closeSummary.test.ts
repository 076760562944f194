import { describe, expect, it } from 'vitest';
import { closeSummary } from './closeSummary';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
const position = {
  side: 'long' as const,
  buyPrice: '1000',
  shares: 1000,
  margin: '500000',
  purchaseFee: '1000',
};
const market = { priceType: 'market' as const, limitPrice: '', latestPrice: '1100', rates };

describe('closeSummary', () => {
  it('takes every fee off the result and returns the margin', () => {
    // +100 × 1000 = 100,000; closing fees on 1,100,000: 1,100 + 1,100 + 550
    expect(closeSummary(position, market)).toMatchObject({ price: '1100', net: '96250', credited: '597250' });
  });

  it('turns the sign for a short position', () => {
    expect(closeSummary({ ...position, side: 'short' }, market)).toMatchObject({ net: '-103750' });
  });

  it('reckons at the limit, as typed', () => {
    expect(closeSummary(position, { ...market, priceType: 'limit', limitPrice: '１，２００' })?.price).toBe(
      '1200',
    );
  });

  it('says nothing without a usable price or rates, and no result while a fee is unknown', () => {
    expect(closeSummary(position, { ...market, priceType: 'limit', limitPrice: 'abc' })).toBeUndefined();
    expect(closeSummary(position, { ...market, rates: undefined })).toBeUndefined();
    expect(
      closeSummary(position, { ...market, rates: { ...rates, stampDutyRate: null } })?.net,
    ).toBeUndefined();
  });
});
