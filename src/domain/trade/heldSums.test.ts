import { expect, it } from 'vitest';
import { heldSums } from './heldSums';

const position = {
  ...({ side: 'long', quantity: 2000, buyPrice: '1200', latestPrice: '1250' } as const),
  originalMargin: '480000',
  addedMargin: '0',
  marketValue: '2500000',
  purchaseFee: '2400',
  profitLoss: '91350',
};

it('adds up exactly, to the sen', () => {
  const other = { ...position, side: 'short', addedMargin: '50000.1', profitLoss: '-108650.05' } as const;
  expect(heldSums([position, other])).toEqual({
    margin: '1010000.1',
    marketValue: '5000000',
    gross: '0',
    purchaseFees: '4800',
    closingFees: '12500.05',
    profitLoss: '-17300.05',
  });
  const large = { ...position, originalMargin: '98765432109876543.21', profitLoss: '12345678901234567.01' };
  expect(heldSums([large, { ...position, profitLoss: '0.01' }])).toMatchObject({
    margin: '98765432110356543.21',
    profitLoss: '12345678901234567.02',
  });
});

it('takes the profit by price from the price paid', () => {
  expect(heldSums([position])).toMatchObject({ gross: '100000', closingFees: '6250' });
  expect(heldSums([{ ...position, buyPrice: null }])).toMatchObject({ gross: '0' });
});

it('is zero without positions', () => {
  const none = { margin: '0', marketValue: '0', gross: '0', purchaseFees: '0', closingFees: '0' };
  expect(heldSums([])).toEqual({ ...none, profitLoss: '0' });
});
