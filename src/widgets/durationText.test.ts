import { describe, expect, test } from 'vitest';
import type { Translate } from '../i18n/text';
import { durationText, timeLeft } from './durationText';

const t: Translate = (key, params) => `${key.split(/[.:]/).at(-1)} ${Object.values(params ?? {}).join(' ')}`;
const minute = 60_000;
const hour = 60 * minute;

describe('durationText', () => {
  test.each([
    ['days and hours', 7 * 24 * hour + 5 * hour, 'days 7 5'],
    ['hours and minutes in the last day', 24 * hour - minute, 'hours 23 59'],
    ['minutes in the last hour', hour - minute, 'minutes 59'],
    ['none, when it is over', -minute, 'minutes 0'],
  ])('has %s', (_, ms, text) => {
    expect(durationText(t, ms, 'down')).toBe(text);
  });

  test('rounds as told', () => {
    expect(durationText(t, 26 * hour + 1, 'down')).toBe('days 1 2');
    expect(durationText(t, 26 * hour + 1, 'up')).toBe('days 1 3');
    expect(durationText(t, 90_001, 'down')).toBe('minutes 1');
    expect(durationText(t, 90_001, 'up')).toBe('minutes 2');
  });
});

test('the time left is never more than there is', () => {
  expect(timeLeft(t, 2 * hour, 1)).toBe('timeLeft hours 1 59');
});
