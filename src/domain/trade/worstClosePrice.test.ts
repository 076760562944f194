import { expect, it } from 'vitest';
import { type ConditionsDraft, emptyConditions } from './conditionsDraft';
import { worstClosePrice } from './worstClosePrice';

const limits = { limitUp: '1300', limitDown: '700' };
const typed = { stopPrice: '980', stopLimitPrice: '970', trailBy: '15' };

it.each<[string, Partial<ConditionsDraft>, 'buy' | 'sell', string | undefined]>([
  ['at the market, its tolerance', { kind: 'market' }, 'sell', '995'],
  ['at the market when buying back', { kind: 'market' }, 'buy', '1005'],
  ['a limit, the limit', { kind: 'limit', limitPrice: '1100' }, 'sell', '1100'],
  ['a limit that is missing', { kind: 'limit' }, 'sell', undefined],
  ['a stop, the limit of the day', { ...typed, kind: 'stop' }, 'sell', '700'],
  ['a stop when buying back', { ...typed, kind: 'stop' }, 'buy', '1300'],
  ['a trailing stop, the limit of the day', { ...typed, kind: 'trailing' }, 'sell', '700'],
  ['a stop limit, the limit after the stop', { ...typed, kind: 'stopLimit' }, 'sell', '970'],
  ['an OCO, the limit of the day', { ...typed, kind: 'oco', limitPrice: '1100' }, 'sell', '700'],
  [
    'an OCO with a limit after the stop',
    { ...typed, kind: 'oco', limitPrice: '1100', limitsStop: true },
    'sell',
    '970',
  ],
  [
    'the same when buying back',
    { ...typed, kind: 'oco', limitPrice: '900', stopLimitPrice: '1030', limitsStop: true },
    'buy',
    '1030',
  ],
  ['an OCO whose limit is missing', { ...typed, kind: 'oco', limitsStop: true }, 'sell', undefined],
])('the worst price of %s', (_, changes, marketSide, price) => {
  const market = { marketSide, latestPrice: '1000', limits };
  expect(worstClosePrice({ ...emptyConditions, ...changes }, market, '0.005')).toBe(price);
});

it('is unknown without a price, limits or a tolerance', () => {
  const market = { marketSide: 'sell', latestPrice: undefined, limits: undefined } as const;
  expect(worstClosePrice(emptyConditions, market, '0.005')).toBeUndefined();
  expect(worstClosePrice(emptyConditions, { ...market, latestPrice: '1000' }, null)).toBeUndefined();
  expect(worstClosePrice({ ...emptyConditions, kind: 'stop' }, market, '0.005')).toBeUndefined();
});
