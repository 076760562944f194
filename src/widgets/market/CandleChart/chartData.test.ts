import { describe, expect, it } from 'vitest';
import type { Candle } from '../../../api/contract/candles';
import { changedBars, chartTime, drawableCandles, toAverage, toBar, toVolume } from './chartData';

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
    ['the last, which is another bar now', [a, b, c], [a, b, d], undefined],
    ['the last, which is an earlier one now', [a, b, d], [a, b, c], undefined],
  ])('are %s', (_, drawn, candles, changed) => {
    expect(changedBars(drawn, candles)).toBe(changed);
  });
});

describe('drawableCandles', () => {
  const [a, b, c] = [candle('09:00'), candle('09:05'), candle('09:10')];
  const late = (ms: number): Candle => ({ ...b, openedAt: b.openedAt + ms, close: '1242' });

  it('are the same array when all bars can be drawn', () => {
    const all = [a, b, c];
    expect(drawableCandles(all)).toBe(all);
  });

  it.each([
    ['of two within one second the last', [a, b, late(400), c], [a, late(400), c]],
    ['both of two in two seconds', [a, b, late(1_000), c], [a, b, late(1_000), c]],
    ['in the order of time', [c, a, b], [a, b, c]],
    ['none without a moment', [a, { ...b, openedAt: Number.NaN }, c], [a, c]],
    ['none without a price', [a, { ...b, high: 'none' }, c], [a, c]],
    ['none with a price beyond the scale', [a, { ...b, close: '1e300' }, c], [a, c]],
    ['none without a volume', [a, { ...b, volume: '' }, c], [a, c]],
    ['none of none', [{ ...a, open: 'none' }], []],
  ])('are %s', (_, candles, drawable) => {
    expect(drawableCandles(candles)).toEqual(drawable);
  });
});
