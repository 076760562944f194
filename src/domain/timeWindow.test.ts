import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidays } from './market/holidays';
import { timeWindowAt, windowNow } from './timeWindow';

const tokyo = (moment: string): number => Date.parse(`${moment}+09:00`);
const deposits = { opens: '09:30', closes: '19:30' };

describe('a window on weekdays', () => {
  it.each([
    ['2026-11-20T00:00:00', false, '2026-11-20T09:30:00'],
    ['2026-11-20T09:29:59.999', false, '2026-11-20T09:30:00'],
    ['2026-11-20T09:30:00', true, '2026-11-20T19:30:00'],
    ['2026-11-20T12:00:00', true, '2026-11-20T19:30:00'],
    ['2026-11-20T19:29:59.999', true, '2026-11-20T19:30:00'],
    ['2026-11-20T19:30:00', false, '2026-11-24T09:30:00'],
    ['2026-11-21T12:00:00', false, '2026-11-24T09:30:00'],
    ['2026-11-22T12:00:00', false, '2026-11-24T09:30:00'],
    ['2026-11-23T12:00:00', false, '2026-11-24T09:30:00'],
    ['2026-11-24T09:30:00', true, '2026-11-24T19:30:00'],
    ['2026-12-30T20:00:00', false, '2027-01-04T09:30:00'],
  ])('at %s is open: %s, until %s', (moment, open, changesAt) => {
    expect(timeWindowAt(deposits, tokyo(moment), holidays)).toEqual({ open, changesAt: tokyo(changesAt) });
  });

  it('always changes later, to the opposite state', () => {
    const moments = fc.integer({ min: tokyo('2025-01-01T00:00:00'), max: tokyo('2028-12-31T00:00:00') });
    fc.assert(
      fc.property(moments, (moment) => {
        const { open, changesAt } = timeWindowAt(deposits, moment, holidays);
        expect(changesAt).toBeGreaterThan(moment);
        expect(timeWindowAt(deposits, changesAt, holidays).open).toBe(!open);
        expect(timeWindowAt(deposits, changesAt - 1, holidays).open).toBe(open);
      }),
    );
  });
});

describe('a window as sent by the server', () => {
  it.each([
    [true, 99, { open: true }],
    [true, 100, { open: false, opensAt: undefined }],
    [false, 99, { open: false, opensAt: 100 }],
    [false, 100, { open: true }],
  ])('open: %s, until 100, is at %i %j', (open, now, state) => {
    expect(windowNow({ open, changesAt: 100 }, now)).toEqual(state);
  });
});
