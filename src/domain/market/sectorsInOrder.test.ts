import { expect, it } from 'vitest';
import { sectorsInOrder } from './sectorsInOrder';

it('orders sectors from the largest rise to the largest fall, equal ones as in the market', () => {
  const sectors = ['0.51', '-0.04', '0', '-10', '0.51', '9'].map((changePercent, place) => ({
    place,
    changePercent,
  }));
  expect(sectorsInOrder(sectors).map(({ place }) => place)).toEqual([5, 0, 4, 2, 1, 3]);
});
