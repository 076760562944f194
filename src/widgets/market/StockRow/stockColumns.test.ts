import { expect, it } from 'vitest';
import { stockSorts } from '../../../api/contract/stocks';
import { stockHeads } from './stockColumns';

it.each(stockSorts)('has a head for names, prices and changes in a list by %s', (sort) => {
  const change = sort === 'change' ? 'change' : 'changePercent';
  expect(stockHeads(sort)).toEqual(['name', 'latestPrice', change]);
});
