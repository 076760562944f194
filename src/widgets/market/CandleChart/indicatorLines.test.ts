import { expect, test } from 'vitest';
import type { Candle } from '../../../api/contract/candles';
import { type ChartIndicator, chartIndicators } from '../../../domain/market/marketVocabulary';
import { indicatorLines } from './indicatorLines';

const minute = 60_000;
const opens = Date.parse('2026-11-20T09:00:00+09:00');

const bar = (index: number, close: number, overrides: Partial<Candle> = {}): Candle => ({
  openedAt: opens + index * minute,
  open: String(close),
  high: String(close),
  low: String(close),
  close: String(close),
  volume: '100',
  ...overrides,
});

const rising = Array.from({ length: 80 }, (_, index) => bar(index, 100 + index));
const flat = Array.from({ length: 80 }, (_, index) => bar(index, 100));

const at = (indicator: ChartIndicator, candles: readonly Candle[], index: number) =>
  Object.fromEntries(indicatorLines(indicator, candles).map(({ part, values }) => [part, values[index]]));

test('VWAP weighs typical prices by volume, and starts again each day', () => {
  const candles = [
    bar(0, 100, { volume: '300' }),
    bar(1, 200, { volume: '100' }),
    bar(2, 300, { volume: '0' }),
    bar(1440, 500, { volume: '50' }),
  ];
  expect(indicatorLines('vwap', candles)[0]?.values).toEqual([100, 125, 125, 500]);
});

test('Bollinger bands lie two population deviations around the mean of 20 bars', () => {
  expect(at('bollinger', rising, 18)).toEqual({ upper: undefined, middle: undefined, lower: undefined });
  // 100 to 119: mean 109.5, variance (20² − 1) / 12.
  const deviation = Math.sqrt(399 / 12);
  const { upper, middle, lower } = at('bollinger', rising, 19);
  expect(middle).toBe(109.5);
  expect(upper).toBeCloseTo(109.5 + 2 * deviation);
  expect(lower).toBeCloseTo(109.5 - 2 * deviation);
});

test('Ichimoku has the middles of 9, 26 and 52 bars; the cloud lies 26 ahead', () => {
  expect(at('ichimoku', rising, 51)).toEqual({
    conversion: 147,
    base: 138.5,
    spanA: 142.75,
    spanB: 125.5,
    lagging: 151,
  });
  const shifts = indicatorLines('ichimoku', rising).map(({ part, shift }) => [part, shift]);
  expect(Object.fromEntries(shifts)).toEqual({ conversion: 0, base: 0, spanA: 26, spanB: 26, lagging: -26 });
});

test('RSI is 100 when every bar rose, 0 when every bar fell', () => {
  expect(at('rsi', rising, 79)).toEqual({ rsi: 100 });
  expect(
    at(
      'rsi',
      rising.map((candle, index) => bar(index, 200 - index, { volume: candle.volume })),
      79,
    ),
  ).toEqual({
    rsi: 0,
  });
});

test('MACD of steady rises is the lag between both averages, and zero without moves', () => {
  // An exponential average of n bars lags (n − 1) / 2 bars behind.
  const { macd, signal } = at(
    'macd',
    [...rising, ...rising.map((_, index) => bar(80 + index, 180 + index))],
    159,
  );
  expect(macd).toBeCloseTo(7, 1);
  expect(signal).toBeCloseTo(7, 1);
  expect(at('macd', flat, 79)).toEqual({ macd: 0, signal: 0 });
});

test.each(chartIndicators)('%s has a value or none at each bar, and never NaN', (indicator) => {
  for (const candles of [[], flat.slice(0, 1), flat, rising])
    for (const { values } of indicatorLines(indicator, candles)) {
      expect(values).toHaveLength(candles.length);
      for (const value of values) if (value !== undefined) expect(value).toSatisfy(Number.isFinite);
    }
});
