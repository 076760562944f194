import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, subtract } from '../decimal';
import {
  type ResultFigures,
  resultsByDay,
  resultsByProduct,
  resultsByStock,
  sumOfResults,
} from './resultSums';
import { resultProducts } from './resultsVocabulary';

const at = (time: string) => Date.parse(`${time}+09:00`);

const figures = (time: string, gross: string, fees = '0', interest = '0', lossBorne?: string) => ({
  at: at(time),
  gross,
  fees,
  interest,
  lossBorne,
  result: add(subtract(subtract(gross, fees), interest), lossBorne ?? '0'),
});

it('sums nothing to zero', () => {
  expect(sumOfResults([])).toEqual({
    count: 0,
    gross: '0',
    fees: '0',
    interest: '0',
    lossBorne: '0',
    result: '0',
    won: { count: 0, amount: '0' },
    lost: { count: 0, amount: '0' },
  });
});

it('counts wins and losses after fees; zero is neither', () => {
  const results = [
    figures('2026-11-20T10:00', '1000', '400.5'),
    figures('2026-11-20T10:00', '300', '300.01'),
    figures('2026-11-20T10:00', '300', '300'),
    figures('2026-11-20T10:00', '0', '0', '75'),
    figures('2026-11-20T10:00', '-1000', '0', '0', '250'),
  ];
  expect(sumOfResults(results)).toEqual({
    count: 5,
    gross: '600',
    fees: '1000.51',
    interest: '75',
    lossBorne: '250',
    result: '-225.51',
    won: { count: 1, amount: '599.5' },
    lost: { count: 3, amount: '-825.01' },
  });
});

it.each([
  ['2026-11-20T00:00', '2026-11-20'],
  ['2026-11-20T23:59', '2026-11-20'],
  ['2026-11-19T23:59', '2026-11-19'],
])('a result of %s belongs to %s at the exchange', (time, day) => {
  expect(resultsByDay([figures(time, '1')]).map(({ key }) => key)).toEqual([day]);
});

it('sorts stocks and products by their result, and leaves out results without a stock', () => {
  const results = [
    { ...figures('2026-11-20T10:00', '-5'), symbol: 'A', product: 'order' },
    { ...figures('2026-11-20T10:00', '7'), symbol: 'B', product: 'order' },
    { ...figures('2026-11-20T10:00', '1'), symbol: null, product: 'reward' },
    { ...figures('2026-11-20T10:00', '9'), symbol: 'A', product: 'dayTrade' },
  ];
  expect(resultsByStock(results).map(({ key, sums }) => [key, sums.result])).toEqual([
    ['B', '7'],
    ['A', '4'],
  ]);
  expect(resultsByProduct(results).map(({ key, sums }) => [key, sums.result])).toEqual([
    ['dayTrade', '9'],
    ['order', '2'],
    ['reward', '1'],
  ]);
});

const sen = (min: number) => fc.integer({ min, max: 10 ** 12 }).map((amount) => String(amount / 100));

const anyResult = fc
  .record({
    at: fc.integer({ min: at('2026-10-31T00:00'), max: at('2026-12-02T00:00') }),
    gross: sen(-(10 ** 12)),
    fees: sen(0),
    interest: sen(0),
    lossBorne: fc.option(sen(0)),
    symbol: fc.constantFrom('A', 'B', 'C'),
    product: fc.constantFrom(...resultProducts),
  })
  .map((result) => ({
    ...result,
    result: add(subtract(subtract(result.gross, result.fees), result.interest), result.lossBorne ?? '0'),
  }));

const parts = ['gross', 'fees', 'interest', 'lossBorne', 'result'] as const;

it('the sums of days, stocks and products equal the whole, and add up themselves', () => {
  fc.assert(
    fc.property(fc.array(anyResult), (results) => {
      const whole = sumOfResults(results);
      for (const groups of [resultsByDay(results), resultsByStock(results), resultsByProduct(results)]) {
        for (const part of parts) expect(add('0', ...groups.map(({ sums }) => sums[part]))).toBe(whole[part]);
        expect(groups.reduce((sum, { sums }) => sum + sums.count, 0)).toBe(results.length);
      }
      for (const side of ['won', 'lost'] as const)
        expect(add('0', ...resultsByDay(results).map(({ sums }) => sums[side].amount))).toBe(
          whole[side].amount,
        );
      expect(add(whole.won.amount, whole.lost.amount)).toBe(whole.result);
      expect(addedUp(whole)).toBe(whole.result);
    }),
  );
});

const addedUp = ({ gross, fees, interest, lossBorne }: Omit<ResultFigures, 'at' | 'result'>) =>
  add(subtract(subtract(gross, fees), interest), lossBorne ?? '0');
