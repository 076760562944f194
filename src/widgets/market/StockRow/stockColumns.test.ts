import { expect, it } from 'vitest';
import { stockSorts } from '../../../api/contract/stocks';
import { stockHeads } from './stockColumns';

it('the list of the market has a heading for everything that it can be sorted by', () => {
  expect(stockHeads).toEqual(stockSorts);
});
