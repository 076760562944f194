import { expect, it } from 'vitest';
import { tradeRules } from '../../../../mocks/exchange/rules';
import { tenderOutcome } from './tenderOutcome';

const position = { buyPrice: '498', lots: 3, purchaseFee: '1494' };
const outcomeOf = (lots: string) =>
  tenderOutcome({ offer: { price: '520' }, position, rules: tradeRules, lots });

it('computes the profit after all fees, with a proportional purchase fee', () => {
  expect(outcomeOf('3')).toEqual({
    ...{ shares: 3000, turnover: '1560000', fees: '3900', proceeds: '1556100' },
    profit: '60606',
  });
  expect(outcomeOf('1')).toMatchObject({ fees: '1300', profit: '20202' });
});

it('is undefined unless whole lots are typed', () => {
  for (const lots of ['', '0', '1.5', 'abc']) expect(outcomeOf(lots)).toBeUndefined();
});
