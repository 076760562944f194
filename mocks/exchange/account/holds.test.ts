import { expect, test } from 'vitest';
import { findWithOpenOrder, followAll } from '../copyTrading/seed';
import { stopCopyTrade } from '../copyTrading/stopCopyTrade';
import { testExchange } from '../testExchange';
import { holdsOf } from './holds';

test('copy trades that ended with a profit or loss hold nothing', () => {
  const { open, member } = testExchange();
  const records = followAll(open('09:10'), member);
  const { record } = findWithOpenOrder(open('09:40'), records);
  const counted = (time: string) =>
    holdsOf(open(time), member, 'invested').map(({ kind, count }) => [kind, count]);
  expect(counted('10:10')).toEqual([['copyTrade', records.length]]);
  stopCopyTrade(open('10:20'), member, record.id);
  expect(record.endValue).not.toBe(record.buyAmount);
  expect(counted('10:30')).toEqual([['copyTrade', records.length - 1]]);
});
