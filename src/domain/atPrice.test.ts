import { describe, expect, it } from 'vitest';
import { atPrice } from './atPrice';

const position = {
  ...({ status: 'holding', side: 'long', quantity: 2000, buyPrice: '1200' } as const),
  ...{ latestPrice: '1250', marketValue: '2500000', profitLoss: '100000' },
};

describe('atPrice', () => {
  it.each([
    ['long', '1190', '-20000'],
    ['short', '1190', '20000'],
  ] as const)('values a %s position that is held', (side, price, profitLoss) => {
    expect(atPrice({ ...position, side }, price)).toMatchObject({
      ...{ latestPrice: '1190', marketValue: '2380000', profitLoss },
    });
  });

  it('goes on valuing one that waits to be closed', () => {
    expect(atPrice({ ...position, status: 'preparingToClose' }, '1300').profitLoss).toBe('200000');
  });

  it('leaves a result that is realised as it is', () => {
    const closed = { ...position, status: 'closed', profitLoss: '91350' } as const;
    expect(atPrice(closed, '1')).toEqual({ ...closed, latestPrice: '1' });
  });

  it('values no order that waits', () => {
    const pending = { ...position, status: 'pendingOrder', buyPrice: null, profitLoss: '0' } as const;
    expect(atPrice(pending, '1300')).toMatchObject({ latestPrice: '1300', profitLoss: '0' });
  });

  it('is the same object while nothing has changed', () => {
    expect(atPrice(position, '1250')).toBe(position);
    expect(atPrice(position, undefined)).toBe(position);
  });
});
