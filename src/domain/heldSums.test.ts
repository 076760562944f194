import { expect, it } from 'vitest';
import { heldSums } from './heldSums';

const position = { originalMargin: '480000', addedMargin: '0', marketValue: '2500000', profitLoss: '100000' };

it('adds up to the last sen', () => {
  const other = { ...position, addedMargin: '50000.1', profitLoss: '-20000.05' };
  expect(heldSums([position, other])).toEqual({
    margin: '1010000.1',
    marketValue: '5000000',
    profitLoss: '79999.95',
  });
  const large = { ...position, originalMargin: '98765432109876543.21', profitLoss: '12345678901234567.01' };
  expect(heldSums([large, { ...position, profitLoss: '0.01' }])).toMatchObject({
    margin: '98765432110356543.21',
    profitLoss: '12345678901234567.02',
  });
});

it('is nothing for nothing', () => {
  expect(heldSums([])).toEqual({ margin: '0', marketValue: '0', profitLoss: '0' });
});
