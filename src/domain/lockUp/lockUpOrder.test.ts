import { expect, it } from 'vitest';
import { arrangeLockUps } from './lockUpOrder';

const product = (id: string, minimumPurchase: string, average: string) => ({
  id,
  minimumPurchase,
  dailyIncome: { average },
});

const products = [
  product('A', '50000', '0.00007'),
  product('B', '10000', '-0.0001'),
  product('C', '300000', '0.000216'),
  product('D', '10000', '0.00007'),
];

it.each([
  ['term', 'ABCD'],
  ['result', 'CADB'],
  ['minimum', 'BDAC'],
] as const)('by %s: %s', (sort, expected) => {
  const arranged = arrangeLockUps(products, sort);
  expect(arranged.map(({ id }) => id).join('')).toBe(expected);
});
