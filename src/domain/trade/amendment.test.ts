import { describe, expect, it } from 'vitest';
import { amendmentOf, exitLasting, isAmended, losesItsPlace } from './amendment';

const waiting = { limitPrice: '1200', validUntil: '2026-11-20' };
const draft = amendmentOf(waiting, 2);

describe('an order that is changed', () => {
  it('begins as it waits', () => {
    expect(draft).toMatchObject({
      kind: 'limit',
      limitPrice: '1200',
      lots: '2',
      term: 'date',
      until: '2026-11-20',
    });
    expect(amendmentOf({ stopPrice: '1300', stopLimitPrice: '1310' }, 1)).toMatchObject({
      kind: 'stopLimit',
      term: 'day',
    });
    expect(amendmentOf({ limitPrice: '1310', stopPrice: '1300', triggeredAt: 1 }, 1).kind).toBe('limit');
  });

  it.each([
    ['nothing', {}, false, false],
    ['the notation of its price', { limitPrice: '1,200.0' }, false, false],
    ['its price', { limitPrice: '1190' }, true, true],
    ['its kind', { kind: 'oco', stopPrice: '1300' }, true, true],
    ['more lots', { lots: '3' }, true, true],
    ['fewer lots', { lots: '1' }, true, false],
    ['its term', { until: '2026-11-24' }, true, false],
  ] as const)('with %s', (_, change, amended, loses) => {
    const after = { ...draft, ...change };
    expect(isAmended(draft, after)).toBe(amended);
    expect(losesItsPlace(draft, after)).toBe(loses);
  });
});

it.each([
  ['2026-11-24', '2026-11-20', '2026-11-24'],
  ['2026-11-20', '2026-11-24', '2026-11-24'],
  ['2026-11-20', null, '2026-11-20'],
])('the exit until %s of an order until %s lasts until %s', (exitUntil, until, lasts) => {
  expect(exitLasting({ validUntil: exitUntil }, until).validUntil).toBe(lasts);
});

it('an OCO keeps the limit after its stop, and loses its place without it', () => {
  const waiting = { limitPrice: '600', stopPrice: '500', stopLimitPrice: '495' };
  const before = amendmentOf(waiting, 1);
  expect(before).toMatchObject({ kind: 'oco', limitsStop: true, stopLimitPrice: '495' });
  expect(losesItsPlace(before, { ...before })).toBe(false);
  expect(losesItsPlace(before, { ...before, limitsStop: false })).toBe(true);
});
