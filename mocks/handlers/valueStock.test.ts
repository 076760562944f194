import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '../../src/api/contract/account';
import { demoAdvance, demoDecide, demoReviews } from '../../src/api/contract/demo';
import { positionDetail } from '../../src/api/contract/trade';
import {
  valueStockApply,
  valueStockCancel,
  valueStockList,
  valueStockOrder,
  valueStockOrders,
} from '../../src/api/contract/valueStock';
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

/** Applies for the cheapest offer on the list. */
async function apply(clientRequestId: string) {
  const { offers } = await succeed(valueStockList, {}, story.session);
  const [offer] = offers.sort(
    (one, other) => Number(one.price) * one.minLots - Number(other.price) * other.minLots,
  );
  if (!offer) throw new Error('nothing is offered');
  const request = { clientRequestId, offerId: offer.id, lots: String(offer.minLots) };
  return succeed(valueStockApply, request, story.session);
}

test('an application becomes a position, another is cancelled, a third is rejected', async () => {
  const own = story.session;
  const before = await succeed(account, {}, own);
  const [first, second] = [await apply('a'), await apply('b')];
  expect(await apply('a')).toEqual(first);
  await succeed(valueStockCancel, { clientRequestId: 'c', id: second.id }, own);
  await succeed(demoAdvance, { minutes: 5 });
  const passed = await succeed(valueStockOrder, { id: first.id }, own);
  const position = await succeed(positionDetail, { id: passed.positionId ?? '' }, own);
  expect(position).toMatchObject({ status: 'holding', buyPrice: passed.price, quantity: passed.quantity });

  const third = await apply('d');
  expect((await succeed(demoReviews, {})).map(({ kind }) => kind)).toContain('valueStock');
  await succeed(demoDecide, { kind: 'valueStock', id: third.id, verdict: 'reject' });
  const { items } = await succeed(valueStockOrders, { page: 1 }, own);
  expect(items.map(({ id, status }) => [id, status])).toEqual([
    [third.id, 'rejected'],
    [second.id, 'cancelled'],
    [first.id, 'passed'],
  ]);
  expect((await succeed(account, {}, own)).frozenFunds).toBe(before.frozenFunds);
});
