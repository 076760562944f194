import { describe, expect, it } from 'vitest';
import { atPrice } from './atPrice';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
const position = {
  ...({ status: 'holding', side: 'long', quantity: 2000, buyPrice: '1200' } as const),
  ...{ latestPrice: '1250', marketValue: '2500000', purchaseFee: '2400', profitLoss: '91350' },
};

describe('atPrice', () => {
  it.each([
    ['long', '1190', '-28350'],
    ['short', '1190', '11650'],
  ] as const)('values a %s position that is held, after all fees', (side, price, profitLoss) => {
    expect(atPrice({ ...position, side }, price, rates)).toMatchObject({
      ...{ latestPrice: '1190', marketValue: '2380000', profitLoss },
    });
  });

  it('goes on valuing one that waits to be closed', () => {
    expect(atPrice({ ...position, status: 'preparingToClose' }, '1300', rates).profitLoss).toBe('191100');
  });

  it('leaves a result that is realised as it is', () => {
    const closed = { ...position, status: 'closed', profitLoss: '91350' } as const;
    expect(atPrice(closed, '1', rates)).toEqual({ ...closed, latestPrice: '1' });
  });

  it('values no order that waits', () => {
    const pending = { ...position, status: 'pendingOrder', buyPrice: null, profitLoss: '0' } as const;
    expect(atPrice(pending, '1300', rates)).toMatchObject({ latestPrice: '1300', profitLoss: '0' });
  });

  it('leaves what is held at its price while a rate is unknown', () => {
    expect(atPrice(position, '1300', undefined)).toBe(position);
    expect(atPrice(position, '1300', { ...rates, stampDutyRate: null })).toBe(position);
    const closed = { ...position, status: 'closed' } as const;
    expect(atPrice(closed, '1300', undefined).latestPrice).toBe('1300');
  });

  it('is the same object while nothing has changed', () => {
    expect(atPrice(position, '1250', rates)).toBe(position);
    expect(atPrice(position, undefined, rates)).toBe(position);
  });
});
