import { expect, it } from 'vitest';
import { ownOrder, typedShares, typedTicks } from './ownOrder';

const rules = { base: '812.4', tickSize: '0.1', limitUp: '912.4', limitDown: '712.4' };

it.each([
  ['812.4', 0],
  ['812.7', 3],
  ['８１２．３', -1],
  ['912.4', 1000],
  ['912.5', undefined],
  ['712.3', undefined],
  ['812.45', undefined],
  ['', undefined],
  ['abc', undefined],
])('the limit %s is %s ticks from the last price', (typed, ticks) => {
  expect(typedTicks(typed, rules)).toBe(ticks);
});

it.each([
  ['1,000', 1000],
  ['1000000', 1_000_000],
  ['1000001', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['', undefined],
])('%s are %s shares', (typed, shares) => {
  expect(typedShares(typed)).toBe(shares);
});

it('is an order once both figures are right', () => {
  const draft = { side: 'buy', type: 'limit', price: '812.5', shares: '200' } as const;
  expect(ownOrder(draft, rules)).toEqual({ side: 'buy', price: 1, shares: 200 });
  expect(ownOrder({ ...draft, type: 'market', price: '' }, rules)).toMatchObject({ price: null });
  expect(ownOrder({ ...draft, price: '1' }, rules)).toBeUndefined();
  expect(ownOrder({ ...draft, shares: '' }, rules)).toBeUndefined();
});
