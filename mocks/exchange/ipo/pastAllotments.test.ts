import { expect, test } from 'vitest';
import { testExchange } from '../testExchange';
import { pastAllotments } from './pastAllotments';

test('tells how the last 20 draws served their applications', () => {
  const { open } = testExchange();
  const past = pastAllotments(open('10:15'));
  expect(past?.issues).toBe(20);
  const share = (past?.allottedLots ?? 0) / (past?.appliedLots ?? 1);
  // 45 % of applications win something, and a winner gets a part of the lots.
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.45);
});

test('counts a draw from its time on, and stays the same until then', () => {
  const { open } = testExchange();
  const before = pastAllotments(open('09:59', '2026-11-25'));
  expect(pastAllotments(open('15:00', '2026-11-24'))).toEqual(before);
  expect(pastAllotments(open('10:00', '2026-11-25'))).not.toEqual(before);
});
