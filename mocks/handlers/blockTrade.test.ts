import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '../../src/api/contract/account';
import {
  blockTradeApplicationDetail,
  blockTradeApplications,
  blockTradeApply,
  blockTradeList,
  blockTradeRules,
} from '../../src/api/contract/blockTrade';
import { demoAdvance, demoDecide } from '../../src/api/contract/demo';
import { positionDetail } from '../../src/api/contract/trade';
import { divide } from '../../src/domain/decimal';
import { listenInProcess } from '../node';
import { type StoryExchange, storyHandlers } from '../story';
import { request, succeed } from './testCall';

const server = listenInProcess([]);
let story: StoryExchange;
afterAll(() => server.close());
beforeAll(() => server.resetHandlers());
beforeEach(() => {
  story = storyHandlers({ scenario: 'demo' });
  server.resetHandlers(...story.handlers);
});

/** Bids for the minimum of the cheapest offer at the market price, which the seller always accepts. */
async function bid(clientRequestId: string) {
  const offers = await succeed(blockTradeList, {}, story.session);
  const { lotSize } = await succeed(blockTradeRules, {}, story.session);
  const cost = (offer: (typeof offers)[number]) => Number(offer.minimumBid) * offer.minShares;
  const [offer] = offers.toSorted((one, other) => cost(one) - cost(other));
  if (!offer) throw new Error('nothing is offered');
  const lots = divide(String(offer.minShares), String(lotSize), 0);
  return { clientRequestId, offerId: offer.id, price: offer.referencePrice, lots };
}

test('applies once, waits ten minutes, and has a position', async () => {
  const { session: own } = story;
  const request = await bid('a');
  const applied = await succeed(blockTradeApply, request, own);
  expect(await succeed(blockTradeApply, request, own)).toEqual(applied);
  expect(applied).toMatchObject({ status: 'pendingReview', price: request.price, positionId: null });
  expect((await succeed(account, {}, own)).frozenFunds).toBe(applied.total);
  expect((await succeed(blockTradeRules, {}, own)).applicationsLeft).toBe(2);
  await succeed(demoAdvance, { minutes: 10 });
  const passed = await succeed(blockTradeApplicationDetail, { id: applied.id }, own);
  expect(passed).toMatchObject({ status: 'passed', rejection: null });
  const position = await succeed(positionDetail, { id: passed.positionId ?? '' }, own);
  expect(position).toMatchObject({ source: 'auction', buyPrice: request.price, lock: passed.lock.kind });
});

test('a rejected application contains the reason, and is listed by its status', async () => {
  const { session: own } = story;
  const { id } = await succeed(blockTradeApply, await bid('a'), own);
  await succeed(demoDecide, { kind: 'blockTrade', id, verdict: 'reject' });
  const { items } = await succeed(blockTradeApplications, { page: 1, status: 'rejected' }, own);
  expect(items).toMatchObject([{ id, rejection: 'review' }]);
  expect((await succeed(blockTradeApplications, { page: 1, status: 'passed' }, own)).items).toEqual([]);
  expect((await succeed(account, {}, own)).frozenFunds).toBe('0');
});

test('the offers are for members only', async () => {
  expect((await request(blockTradeList, {})).response.status).toBe(401);
});
