import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '../../src/api/contract/account';
import { demoAdvance } from '../../src/api/contract/demo';
import {
  buyLockUp,
  lockUpCalendar,
  lockUpProductDetail,
  lockUpProducts,
  lockUpRecordDetail,
  lockUpRecords,
  redeemLockUp,
} from '../../src/api/contract/lockUp';
import { listenInProcess } from '../node';
import { type StoryExchange, storyHandlers } from '../story';
import { serverText } from './serverTexts';
import { request, succeed } from './testCall';

const server = listenInProcess([]);
let story: StoryExchange;
afterAll(() => server.close());
beforeAll(() => server.resetHandlers());
beforeEach(() => {
  story = storyHandlers({ scenario: 'demo' });
  server.resetHandlers(...story.handlers);
});

const week = 7 * 24 * 60;

test('products need no session, and each has a history', async () => {
  const products = await succeed(lockUpProducts, {});
  expect(products.map(({ lockUpDays }) => lockUpDays)).toEqual([7, 14, 30, 30, 60, 90]);
  for (const { trail, dailyIncome } of products) {
    expect(trail?.[0]).toBe('10000');
    // 90 days of the average, which is rounded to a millionth.
    const gained = Number(trail?.at(-1)) - 10_000;
    expect(Math.abs(gained - Number(dailyIncome.average) * 10_000 * 90)).toBeLessThan(0.5);
  }
  for (const { id } of products) {
    expect((await succeed(lockUpProductDetail, { id })).history).toHaveLength(90);
  }
});

test('a member buys a lock-up, cannot redeem it early, and is paid at the end', async () => {
  const { session } = story;
  const purchase = { clientRequestId: 'a', productId: 'LU07', amount: '500000' };
  const bought = await succeed(buyLockUp, purchase, session);
  expect(await succeed(buyLockUp, purchase, session)).toEqual(bought);
  expect(bought).toMatchObject({ status: 'inProgress', principal: '500000', countedDays: 0 });
  expect((await succeed(account, {}, session)).investedFunds).toBe('500000');
  const [day] = await succeed(lockUpCalendar, {}, session);
  expect(day).toMatchObject({ unlockAt: bought.unlockAt, principal: '500000' });
  const { id } = bought;
  const early = await request(redeemLockUp, { clientRequestId: 'b', id }, session);
  expect(early.body.msg).toBe(serverText('lockedUp'));

  await succeed(demoAdvance, { minutes: week });
  const ended = await succeed(redeemLockUp, { clientRequestId: 'c', id }, session);
  expect(ended).toMatchObject({ status: 'ended', countedDays: 7, endedAt: bought.unlockAt });
  expect((await succeed(lockUpRecords, { status: 'ended', page: 1 }, session)).items).toEqual([ended]);
  expect((await succeed(lockUpRecords, { status: 'inProgress', page: 1 }, session)).items).toEqual([]);
  expect((await succeed(lockUpRecordDetail, { id }, session)).incomes).toHaveLength(7);
  expect((await succeed(account, {}, session)).investedFunds).toBe('0');
});
