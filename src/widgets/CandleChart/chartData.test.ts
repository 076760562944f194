import { describe, expect, it } from 'vitest';
import type { Candle } from '../../api/contract/candles';
import { changedBars, chartTime, toAverage, toBar, toVolume } from './chartData';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+09:00`);
const candle = (time: string, close = '1250'): Candle => ({
  openedAt: at(time),
  open: '1240',
  high: '1255.5',
  low: '1238',
  close,
  volume: '1200',
});

it('draws a bar at its Tokyo time', () => {
  expect(new Date(chartTime(candle('10:15')) * 1000).toISOString()).toBe('2026-11-20T10:15:00.000Z');
  expect(toBar(candle('10:15'))).toMatchObject({ open: 1240, high: 1255.5, low: 1238, close: 1250 });
});

it.each([
  ['1250', 'up'],
  ['1240', 'up'],
  ['1239.5', 'down'],
])('colours the volume of a bar that closed at %s: %s', (close, color) => {
  expect(toVolume(candle('10:15', close), { up: 'up', down: 'down' })).toMatchObject({ value: 1200, color });
});

it('has an average at every bar with enough earlier bars', () => {
  const candles = ['09:00', '09:05', '09:10', '09:15'].map((time, index) => candle(time, String(index)));
  expect(toAverage(candles, 3)).toEqual([undefined, undefined, 1, 2]);
  expect(toAverage(candles, 5)).toEqual([undefined, undefined, undefined, undefined]);
});

describe('changedBars', () => {
  const [a, b, c, d] = [candle('09:00'), candle('09:05'), candle('09:10'), candle('09:15')];
  const grown = { ...c, close: '1251' };

  it.each([
    ['nothing', [a, b, c], [a, b, c], 0],
    ['the last', [a, b, c], [a, b, grown], 1],
    ['one more', [a, b, c], [a, b, c, d], 1],
    ['the last, and one more', [a, b, c], [a, b, grown, d], 2],
    ['two more', [a, b], [a, b, c, d], 2],
    ['an earlier one', [a, b, c], [a, { ...b }, c], undefined],
    ['all, as the oldest one is gone', [a, b, c], [b, c, d], undefined],
    ['one less', [a, b, c], [a, b], undefined],
    ['the only one', [a], [{ ...a }], undefined],
    ['the first ones', [], [a, b], undefined],
    ['none there ever was', [], [], 0],
  ])('are %s', (_, drawn, candles, changed) => {
    expect(changedBars(drawn, candles)).toBe(changed);
  });
});
