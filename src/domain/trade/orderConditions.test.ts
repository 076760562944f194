import { expect, it } from 'vitest';
import { waitingKind } from './orderConditions';

it.each([
  ['1300', {}, 'limit'],
  [null, { stopPrice: '1200' }, 'stop'],
  [null, { stopPrice: '1200', stopLimitPrice: '1195' }, 'stopLimit'],
  ['1300', { stopPrice: '1200' }, 'oco'],
  [null, { trailBy: '30' }, 'trailing'],
  ['1195', { stopPrice: '1200', stopLimitPrice: '1195', triggeredAt: 1 }, 'limit'],
] as const)('an order with the limit %s and %o waits as %s', (limit, conditions, kind) => {
  expect(waitingKind(limit, conditions)).toBe(kind);
});
