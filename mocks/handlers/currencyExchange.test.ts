import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '../../src/api/contract/account';
import {
  currencyConvert,
  currencyRate,
  currencyRecords,
  currencyWallets,
} from '../../src/api/contract/currencyExchange';
import { demoAdvance } from '../../src/api/contract/demo';
import { convertedAmount } from '../../src/domain/currencyExchange/currencyConversion';
import { listenInProcess } from '../node';
import { type StoryExchange, storyHandlers } from '../story';
import { succeed } from './testCall';

const server = listenInProcess([]);
let story: StoryExchange;
afterAll(() => server.close());
beforeAll(() => server.resetHandlers());
beforeEach(() => {
  story = storyHandlers({ scenario: 'trader' });
  server.resetHandlers(...story.handlers);
});

const pair = { from: 'JPY', to: 'USD' } as const;

test('a member converts yen to dollars while the rate moves: asked again, then carried out once', async () => {
  const own = story.session;
  const seen = await succeed(currencyRate, pair);
  const request = { ...pair, amount: '200000', clientRequestId: 'a' };
  await succeed(demoAdvance, { minutes: 24 * 60 });
  await succeed(demoAdvance, { to: 'nextSession' });

  const asked = await succeed(currencyConvert, { ...request, rate: seen.rate }, own);
  expect(asked).toMatchObject({ executed: false, record: null });
  expect((await succeed(currencyRecords, { page: 1 }, own)).items).toEqual([]);

  const received = convertedAmount(request.amount, asked.quote.rate, pair.to);
  const again = { ...request, rate: asked.quote.rate };
  const both = [await succeed(currencyConvert, again, own), await succeed(currencyConvert, again, own)];
  expect(both[0]).toEqual(both[1]);
  expect(both[0]).toMatchObject({ executed: true, record: { received } });

  const { usdAmount } = await succeed(account, {}, own);
  expect(usdAmount).toBe(received);
  const { wallets } = await succeed(currencyWallets, {}, own);
  expect(wallets.find(({ currency }) => currency === 'USD')?.balance).toBe(usdAmount);
  expect((await succeed(currencyRecords, { page: 1 }, own)).items).toEqual([both[0]?.record]);
});
