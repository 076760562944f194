import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '../../src/api/contract/account';
import {
  copyTradeProductDetail,
  copyTradeProducts,
  copyTradeRecordDetail,
  copyTradeRecords,
  followCopyTrade,
  stopCopyTrade,
} from '../../src/api/contract/copyTrading';
import { demoAdvance } from '../../src/api/contract/demo';
import { closePosition, positionList } from '../../src/api/contract/trade';
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

/** Advances day by day to a morning with a trade of the mentor. */
async function nextFollowOrder() {
  const list = { source: 'followOrders', group: 'inProgress' } as const;
  for (let days = 0; days < 10; days += 1) {
    await succeed(demoAdvance, { minutes: 24 * 60 });
    const [order] = (await succeed(positionList, list, story.session)).items;
    if (order) return order;
  }
  throw new Error('the mentor never trades');
}

test('products need no session, and each has a history', async () => {
  const products = await succeed(copyTradeProducts, {});
  expect(products).toHaveLength(8);
  for (const { id, netAssetValue } of products) {
    const { history } = await succeed(copyTradeProductDetail, { id });
    expect(history.at(-1)?.netAssetValue).toBe(netAssetValue);
  }
});

test('a member follows a mentor, sees the follow order, can’t sell it, and ends it', async () => {
  const { session } = story;
  const investment = { clientRequestId: 'a', productId: 'CT03', amount: '3000000' };
  const followed = await succeed(followCopyTrade, investment, session);
  expect(await succeed(followCopyTrade, investment, session)).toEqual(followed);
  expect(followed).toMatchObject({ status: 'inProgress', value: '3000000', orderOpen: false });
  expect((await succeed(account, {}, session)).investedFunds).toBe('3000000');

  const order = await nextFollowOrder();
  const selling = { clientRequestId: 'b', id: order.id, priceType: 'market' } as const;
  expect((await request(closePosition, selling, session)).body.msg).toBe(serverText('lockedUp'));

  const { id } = followed;
  const { orders } = await succeed(copyTradeRecordDetail, { id }, session);
  expect(orders.map((own) => own.id)).toEqual([order.id]);
  const ended = await succeed(stopCopyTrade, { clientRequestId: 'c', id }, session);
  expect(ended).toMatchObject({ status: 'ended', endedBy: 'member', followOrders: 1, orderOpen: false });
  expect((await succeed(copyTradeRecords, { status: 'ended', page: 1 }, session)).items).toEqual([ended]);
  expect((await succeed(copyTradeRecords, { status: 'inProgress', page: 1 }, session)).items).toEqual([]);
  expect((await succeed(account, {}, session)).investedFunds).toBe('0');
});
