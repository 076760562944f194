import { expect, it } from 'vitest';
import { currencies } from './currencyExchangeVocabulary';
import { stepBetween, usualCounterpart } from './currencyPairs';

it.each([
  ['INR', 'JPY'],
  ['JPY', 'INR'],
  ['INR', 'KRW'],
] as const)('%s and %s go through dollars', (from, to) => {
  expect(stepBetween(from, to)).toEqual({ currency: 'INR', first: 'USD' });
});

it('all other pairs are exchanged directly', () => {
  const direct = currencies.flatMap((from) =>
    currencies.filter((to) => stepBetween(from, to) === undefined).map((to) => `${from} ${to}`),
  );
  // All pairs, except those of rupees with the eight currencies other than dollars, in both directions.
  expect(direct).toHaveLength(10 * 10 - 2 * 8);
  expect(direct).toEqual(expect.arrayContaining(['INR USD', 'USD INR', 'JPY TWD', 'INR INR']));
});

it('every currency can be exchanged directly for another one', () => {
  for (const currency of currencies) {
    const counterpart = usualCounterpart(currency);
    expect(counterpart).not.toBe(currency);
    expect(stepBetween(currency, counterpart)).toBeUndefined();
  }
  expect(usualCounterpart('INR')).toBe('USD');
});
