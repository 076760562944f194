import { afterAll, beforeEach, expect, test } from 'vitest';
import { account } from '../../src/api/contract/account';
import { demoAdvance } from '../../src/api/contract/demo';
import {
  claimSignInReward,
  creditScore,
  referralSummary,
  signIn,
  signInRecords,
  signInStatus,
} from '../../src/api/contract/rewards';
import { listenInProcess } from '../node';
import { type StoryExchange, storyHandlers } from '../story';
import { succeed } from './testCall';

const server = listenInProcess([]);
let story: StoryExchange;
afterAll(() => server.close());
beforeEach(() => {
  story = storyHandlers({ scenario: 'newcomer' });
  server.resetHandlers(...story.handlers);
});

test('a week of sign-ins is rewarded once', async () => {
  const { session } = story;
  for (let day = 0; day < 7; day += 1) {
    expect((await succeed(signIn, {}, session)).streak).toBe(day + 1);
    await succeed(demoAdvance, { minutes: 24 * 60 });
  }
  const claim = { clientRequestId: 'a' };
  const first = await succeed(claimSignInReward, claim, session);
  expect(await succeed(claimSignInReward, claim, session)).toEqual(first);
  const { missing, reward } = await succeed(signInStatus, {}, session);
  expect(missing).toBe(7);
  expect((await succeed(account, {}, session)).availableFunds).toBe(reward);
  expect((await succeed(signInRecords, { page: 1 }, session)).items).toHaveLength(8);
  const credit = await succeed(creditScore, { page: 1 }, session);
  expect([credit.score, credit.history.items.length]).toEqual([77, 7]);
  expect((await succeed(referralSummary, { page: 1 }, session)).paid).toBe('0');
});
