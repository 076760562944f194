import { describe, expect, it } from 'vitest';
import { emptyDraft, type OrderDraft } from './orderDraft';
import { costFollowsMarket, orderPrices } from './orderPrices';

const market = {
  latestPrice: '1000',
  limits: { limitUp: '1300', limitDown: '700' },
  tolerance: '0.005',
};
const typed = { limitPrice: '980', stopPrice: '1020', stopLimitPrice: '1030', trailBy: '15' };
const typedShort = { limitPrice: '1020', stopPrice: '980', stopLimitPrice: '970', trailBy: '15' };

const order = (side: OrderDraft['side'], kind: OrderDraft['kind']): OrderDraft => ({
  ...emptyDraft(side, 5),
  ...(side === 'long' ? typed : typedShort),
  kind,
});

describe('the prices at which an order is filled', () => {
  it.each([
    ['long', 'market', { expected: '1000', highest: '1000', worst: '1005' }],
    ['long', 'limit', { expected: '980', highest: '980', worst: undefined }],
    ['long', 'stop', { expected: '1020', highest: '1300', worst: '1300' }],
    ['long', 'stopLimit', { expected: '1030', highest: '1030', worst: undefined }],
    ['long', 'oco', { expected: '980', highest: '1300', worst: '1300' }],
    ['long', 'trailing', { expected: '1000', highest: '1300', worst: '1300' }],
    ['short', 'market', { expected: '1000', highest: '1000', worst: '995' }],
    ['short', 'limit', { expected: '1020', highest: '1020', worst: undefined }],
    ['short', 'stop', { expected: '980', highest: '980', worst: '700' }],
    ['short', 'stopLimit', { expected: '980', highest: '980', worst: '970' }],
    ['short', 'oco', { expected: '1020', highest: '1020', worst: '700' }],
    ['short', 'trailing', { expected: '1000', highest: '1000', worst: '700' }],
  ] as const)('%s, %s', (side, kind, prices) => {
    expect(orderPrices(order(side, kind), market)).toEqual(prices);
  });

  it('of an OCO with a limit after its stop end at that limit', () => {
    expect(orderPrices({ ...order('long', 'oco'), limitsStop: true }, market)).toEqual({
      expected: '980',
      highest: '1030',
      worst: '1030',
    });
    expect(orderPrices({ ...order('short', 'oco'), limitsStop: true }, market)).toEqual({
      expected: '1020',
      highest: '1020',
      worst: '970',
    });
    const untyped = { ...order('long', 'oco'), limitsStop: true, stopLimitPrice: '' };
    expect(orderPrices(untyped, market)).toBeUndefined();
  });

  it('are unknown while a price is missing', () => {
    for (const kind of ['limit', 'stop', 'stopLimit', 'oco'] as const)
      expect(orderPrices({ ...emptyDraft('long', 5), kind }, market)).toBeUndefined();
    expect(orderPrices(order('long', 'market'), { ...market, latestPrice: undefined })).toBeUndefined();
  });

  it('do not follow the market for an order with a stop', () => {
    const follows = (side: OrderDraft['side'], kind: OrderDraft['kind']) =>
      costFollowsMarket(order(side, kind), '1000');
    expect(follows('long', 'market')).toBe(true);
    expect(follows('long', 'stop')).toBe(false);
    expect(costFollowsMarket({ side: 'short', kind: 'limit', limitPrice: '990' }, '1000')).toBe(true);
  });
});
