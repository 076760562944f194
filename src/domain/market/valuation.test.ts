import { expect, test } from 'vitest';
import { valuation } from './valuation';

test.each([
  [
    'a profitable company',
    { sharesOutstanding: 12_000_000, earningsPerShare: '80', bookValuePerShare: '1000' },
    {
      marketCapitalisation: '14400000000',
      priceToEarnings: '15',
      priceToBook: '1.2',
      returnOnEquity: '8',
    },
  ],
  [
    'after a loss there is no price to earnings',
    { sharesOutstanding: 1, earningsPerShare: '-12.5', bookValuePerShare: '900' },
    {
      marketCapitalisation: '1200',
      priceToEarnings: undefined,
      priceToBook: '1.33',
      returnOnEquity: '-1.39',
    },
  ],
  [
    'without equity there is no price to book',
    { sharesOutstanding: 1, earningsPerShare: '30', bookValuePerShare: '-4' },
    {
      marketCapitalisation: '1200',
      priceToEarnings: '40',
      priceToBook: undefined,
      returnOnEquity: undefined,
    },
  ],
  [
    'unknown figures',
    { sharesOutstanding: 2, earningsPerShare: null },
    {
      marketCapitalisation: '2400',
      priceToEarnings: undefined,
      priceToBook: undefined,
      returnOnEquity: undefined,
    },
  ],
])('%s', (_, company, expected) => {
  expect(valuation('1200', company)).toEqual(expected);
});
