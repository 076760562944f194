import { describe, expect, it } from 'vitest';
import { positionResult } from './positionResult';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
const held = {
  ...({ status: 'holding', side: 'long', buyPrice: '1200', latestPrice: '1250', quantity: 2000 } as const),
  profitLoss: '91350',
  purchaseFee: '2400',
};

describe('positionResult', () => {
  it('values an open position as if closed at the last price', () => {
    expect(positionResult(held, rates)).toEqual({
      side: 'long',
      openedAt: '1200',
      closedAt: '1250',
      shares: 2000,
      gross: '100000',
      purchaseFee: '2400',
      sellingFee: '2500',
      stampDuty: '2500',
      liquidationFee: '1250',
      net: '91350',
    });
    expect(positionResult({ ...held, side: 'short' }, rates)).toMatchObject({
      gross: '-100000',
      net: '-108650',
    });
  });

  it('has no net result while the fees are unknown', () => {
    expect(positionResult(held, undefined)).toMatchObject({ gross: '100000', net: undefined });
  });

  it('returns the settled price and fees of a closed position', () => {
    const closed = {
      ...held,
      ...({ status: 'closed', sellPrice: '1240', sellingFee: '2480', stampDuty: '2480' } as const),
      liquidationFee: '1240',
      profitLoss: '71400',
      latestPrice: '9999',
    };
    expect(positionResult(closed, rates)).toMatchObject({
      closedAt: '1240',
      gross: '80000',
      sellingFee: '2480',
      net: '71400',
    });
  });
});
