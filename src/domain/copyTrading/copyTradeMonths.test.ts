import { expect, it } from 'vitest';
import { copyTradeMonths } from './copyTradeMonths';

const day = (date: string, netAssetValue: string, drawdown: string) => ({ date, netAssetValue, drawdown });

it('returns return and maximum drawdown of each month, latest first', () => {
  expect(
    copyTradeMonths([
      day('2026-08-31', '10000', '0'),
      day('2026-09-01', '9000', '0.1'),
      day('2026-09-30', '9500', '0.05'),
      day('2026-10-01', '11400', '0'),
    ]),
  ).toEqual([
    { month: '2026-10', profit: '0.2', drawdown: '0' },
    { month: '2026-09', profit: '-0.05', drawdown: '0.1' },
  ]);
});

it('omits a month without a value before it', () => {
  expect(copyTradeMonths([day('2026-11-02', '10000', '0'), day('2026-11-20', '10500', '0')])).toEqual([]);
  expect(copyTradeMonths([])).toEqual([]);
});
