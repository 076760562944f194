import { expect, test } from 'vitest';
import { quotedDay, todayResult } from './todayResult';

const at = (time: string) => Date.parse(`${time}:00+09:00`);

test.each([
  ['a trading day before the session', '2026-11-20T08:00', '2026-11-20'],
  ['a trading day after midnight in Japan', '2026-11-20T00:05', '2026-11-20'],
  ['a Saturday', '2026-11-21T12:00', '2026-11-20'],
  ['a holiday on a Monday', '2026-11-23T10:00', '2026-11-20'],
])('%s shows the prices of its day or of the last one', (_, now, day) => {
  expect(quotedDay(at(now), new Set(['2026-11-23']))).toBe(day);
});

const held = {
  side: 'long',
  quantity: 2000,
  buyPrice: '1200',
  buyTime: at('2026-11-20T09:12'),
  latestPrice: '1250',
} as const;
const earlier = { buyTime: at('2026-11-19T15:29') };

test.each([
  ['opened today: from its entry', held, '100000'],
  ['opened before: from the previous close', { ...held, ...earlier }, '-20000'],
  ['short, opened before', { ...held, ...earlier, side: 'short' }, '20000'],
  ['short, opened today', { ...held, side: 'short' }, '-100000'],
  ['an unknown entry', { ...held, buyPrice: null }, '-20000'],
  ['an unknown time', { ...held, buyTime: null }, '-20000'],
  ['no change', { ...held, latestPrice: '1200' }, '0'],
] as const)('%s', (_, position, result) => {
  expect(todayResult(position, '1260', '2026-11-20')).toBe(result);
});
