import { describe, expect, it } from 'vitest';
import { type AwaitingOrder, awaitedDistance, awaitedPrice } from './awaitedPrice';

const order = (changes: Partial<AwaitingOrder>): AwaitingOrder => ({
  status: 'pendingOrder',
  latestPrice: '1000',
  ...changes,
});
const closing = (changes: Partial<AwaitingOrder>): AwaitingOrder =>
  order({ status: 'preparingToClose', limitPrice: '999', ...changes });

describe('the price at which what waits acts', () => {
  it.each<[string, AwaitingOrder, string | undefined, string | undefined]>([
    ['a limit', order({ limitPrice: '950' }), '950', '0.05'],
    ['a stop', order({ opening: { stopPrice: '1020', currentStop: '1020' } }), '1020', '0.02'],
    ['a stop without the one of now', order({ opening: { stopPrice: '1020' } }), '1020', '0.02'],
    ['a trailing stop, where it is now', order({ opening: { currentStop: '1030' } }), '1030', '0.03'],
    [
      'an OCO, its stop, which is nearer',
      order({ limitPrice: '950', opening: { stopPrice: '1020' } }),
      '1020',
      '0.02',
    ],
    [
      'an OCO, its limit, which is nearer',
      order({ limitPrice: '990', opening: { stopPrice: '1020' } }),
      '990',
      '0.01',
    ],
    [
      'a stop limit whose stop was reached, its limit',
      order({ limitPrice: '1040', opening: { stopPrice: '1001', currentStop: '1001', triggeredAt: 1 } }),
      '1040',
      '0.04',
    ],
    [
      'a closing, whatever the limit of its order was',
      closing({ closeLimitPrice: '1100', closing: { currentStop: '800' } }),
      '1100',
      '0.1',
    ],
    ['a closing with a stop', closing({ closing: { stopPrice: '970' } }), '970', '0.03'],
    ['at the market, none', order({ opening: {} }), undefined, undefined],
    [
      'no distance without a price of the market',
      order({ limitPrice: '950', latestPrice: '0' }),
      '950',
      undefined,
    ],
  ])('%s', (_, waiting, price, distance) => {
    expect(awaitedPrice(waiting)).toBe(price);
    expect(awaitedDistance(waiting)).toBe(distance);
  });
});
