import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add } from '../decimal';
import { type AssetBalances, assetParts } from './assetParts';

const none: AssetBalances = {
  availableFunds: '0',
  frozenFunds: '0',
  positionMargin: '0',
  investedFunds: '0',
  foreignFunds: '0',
  unrealisedProfit: '0',
};

it.each<[string, Partial<AssetBalances>, [string, string | undefined][]]>([
  ['no money', {}, []],
  ['cash alone', { availableFunds: '50000' }, [['available', '100']]],
  [
    'cash, margin and a profit',
    { availableFunds: '600', positionMargin: '300', unrealisedProfit: '100' },
    [
      ['available', '60'],
      ['positions', '40'],
    ],
  ],
  [
    'a loss of a part of the margin',
    { availableFunds: '700', positionMargin: '500', unrealisedProfit: '-200' },
    [
      ['available', '70'],
      ['positions', '30'],
    ],
  ],
  [
    'a loss of more than the margin, which takes no share',
    { availableFunds: '500', positionMargin: '200', unrealisedProfit: '-300' },
    [
      ['available', '100'],
      ['positions', undefined],
    ],
  ],
  [
    'thirds, of which the first has the tenth that is left',
    { frozenFunds: '1', investedFunds: '1', foreignFunds: '1' },
    [
      ['frozen', '33.4'],
      ['invested', '33.3'],
      ['foreign', '33.3'],
    ],
  ],
  [
    'shares that rounded one by one would be 100.1',
    {
      availableFunds: '8087663.83',
      frozenFunds: '1190877',
      positionMargin: '715166.67',
      investedFunds: '5000',
    },
    [
      ['available', '80.9'],
      ['frozen', '11.9'],
      ['positions', '7.2'],
      ['invested', '0'],
    ],
  ],
])('%s', (_, balances, shares) => {
  const parts = assetParts({ ...none, ...balances });
  expect(parts.map(({ part, percent }) => [part, percent])).toEqual(shares);
});

it('the parts add up to the total', () => {
  const yen = fc.integer({ min: 0, max: 10 ** 12 }).map(String);
  const loss = fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map(String);
  fc.assert(
    fc.property(yen, yen, yen, yen, yen, loss, (...amounts) => {
      const [availableFunds, frozenFunds, positionMargin, investedFunds, foreignFunds, unrealisedProfit] =
        amounts;
      const balances = {
        availableFunds,
        frozenFunds,
        positionMargin,
        investedFunds,
        foreignFunds,
        unrealisedProfit,
      };
      const parts = assetParts(balances);
      expect(add('0', ...parts.map(({ amount }) => amount))).toBe(add('0', ...amounts));
      const shares = parts.flatMap(({ percent }) => percent ?? []);
      if (shares.length > 0) expect(add(...shares)).toBe('100');
    }),
  );
});
