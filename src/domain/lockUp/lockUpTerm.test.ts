import { describe, expect, it } from 'vitest';
import { lockUpTerm } from './lockUpTerm';

const at = (text: string): number => Date.parse(`${text}:00+09:00`);

describe('lockUpTerm', () => {
  it.each([
    // Weekends and holidays count.
    ['2026-11-20T10:15', 7, '2026-11-20T18:00', '2026-11-26T18:00', '2026-11-27T09:00'],
    ['2026-11-20T17:59', 7, '2026-11-20T18:00', '2026-11-26T18:00', '2026-11-27T09:00'],
    ['2026-11-20T18:00', 7, '2026-11-21T18:00', '2026-11-27T18:00', '2026-11-28T09:00'],
    ['2026-11-20T00:00', 1, '2026-11-20T18:00', '2026-11-20T18:00', '2026-11-21T09:00'],
    ['2026-12-20T10:15', 30, '2026-12-20T18:00', '2027-01-18T18:00', '2027-01-19T09:00'],
  ])('from %s for %i days', (bought, days, first, last, unlock) => {
    const { accruesAt, unlockAt } = lockUpTerm(at(bought), days);
    expect(accruesAt).toHaveLength(days);
    expect([accruesAt[0], accruesAt.at(-1), unlockAt]).toEqual([at(first), at(last), at(unlock)]);
  });
});
