import { expect, it } from 'vitest';
import { formatTimeRanges } from './timeRanges';

it.each([
  ['09:00–17:00 (JST)', 'en', '09:00–17:00 (JST)'],
  ['09:00–17:00 (JST)', 'tw', '09:00–17:00 (JST)'],
  ['09:00–17:00 (JST)', 'jp', '09:00〜17:00 (JST)'],
  ['平日 9:00 ～ 11:30、12:30~17:00', 'jp', '平日 9:00〜11:30、12:30〜17:00'],
  ['平日 9:00 〜 11:30', 'en', '平日 9:00–11:30'],
  ['Day and night - write at any time', 'jp', 'Day and night - write at any time'],
  ['', 'jp', ''],
] as const)('%s in %s is %s', (text, language, written) => {
  expect(formatTimeRanges(text, language)).toBe(written);
});
