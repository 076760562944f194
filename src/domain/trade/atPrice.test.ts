import { describe, expect, it } from 'vitest';
import { atPrice } from './atPrice';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
const position = {
  ...({ status: 'holding', side: 'long', quantity: 2000, buyPrice: '1200' } as const),
  latestPrice: '1250',
  marketValue: '2500000',
  purchaseFee: '2400',
  profitLoss: '91350',
};

describe('atPrice', () => {
  it.each([
    ['long', '1190', '-28350'],
    ['short', '1190', '11650'],
  ] as const)('values an open %s position, after all fees', (side, price, profitLoss) => {
    expect(atPrice({ ...position, side }, price, rates)).toMatchObject({
      latestPrice: '1190',
      marketValue: '2380000',
      profitLoss,
    });
  });

  it('values a position that is waiting to be closed', () => {
    expect(atPrice({ ...position, status: 'preparingToClose' }, '1300', rates).profitLoss).toBe('191100');
  });

  it('keeps a realised result', () => {
    const closed = { ...position, status: 'closed', profitLoss: '91350' } as const;
    expect(atPrice(closed, '1', rates)).toEqual({ ...closed, latestPrice: '1' });
  });

  it('does not value a pending order', () => {
    const pending = { ...position, status: 'pendingOrder', buyPrice: null, profitLoss: '0' } as const;
    expect(atPrice(pending, '1300', rates)).toMatchObject({ latestPrice: '1300', profitLoss: '0' });
  });

  it('keeps an open position at its price while a rate is unknown', () => {
    expect(atPrice(position, '1300', undefined)).toBe(position);
    expect(atPrice(position, '1300', { ...rates, stampDutyRate: null })).toBe(position);
    const closed = { ...position, status: 'closed' } as const;
    expect(atPrice(closed, '1300', undefined).latestPrice).toBe('1300');
  });

  it('returns the same object if nothing has changed', () => {
    expect(atPrice(position, '1250', rates)).toBe(position);
    expect(atPrice(position, undefined, rates)).toBe(position);
  });
});
