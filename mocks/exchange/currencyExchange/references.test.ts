import { expect, test } from 'vitest';
import { testExchange } from '../testExchange';
import { valueInYen } from './rates';
import { referencesView } from './references';

test('prices agree: 10,000 yen in euros is worth as much by way of dollars', () => {
  const exchange = testExchange().open('11:00');
  const { references } = referencesView(exchange);
  expect(references.map(({ code, kind }) => [code, kind])).toEqual([
    ['EUR/USD', 'FX'],
    ['GBP/USD', 'FX'],
    ['BTC/USD', 'CRY'],
    ['JPY/EUR', 'EUR'],
  ]);
  const [dollarsPerEuro = 0, , , euros = 0] = references.map(({ price }) => Number(price));
  const { market, now } = exchange;
  const dollars = 10_000 / Number(valueInYen(market, 'USD', now));
  expect(euros * dollarsPerEuro).toBeCloseTo(dollars, 1);
});

test('prices move with the rates of the bank', () => {
  const { open } = testExchange();
  const pricesAt = (time: string) => referencesView(open(time)).references.map(({ price }) => price);
  expect(pricesAt('11:00')).not.toEqual(pricesAt('14:00'));
});
