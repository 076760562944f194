import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  buybackApplicationDetail,
  buybackApplications,
  buybackApply,
  buybackCancel,
  buybackList,
} from '../../src/api/contract/buyback';
import { executedAnswer } from '../../src/api/contract/call';
import { demoAdvance, demoDecide } from '../../src/api/contract/demo';
import { openPosition, positionDetail } from '../../src/api/contract/trade';
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

test('a member tenders a position, cancels, tenders again and sells it to the company', async () => {
  const own = story.session;
  const offer = (await succeed(buybackList, {}, own)).find(({ minLots }) => minLots === 1);
  if (!offer) throw new Error('nothing is offered');
  const order = { side: 'long', priceType: 'market', leverage: 10, lots: '1', symbol: offer.symbol } as const;
  const opened = await succeed(openPosition, { ...order, clientRequestId: 'a' }, own);
  const { id: positionId } = executedAnswer(opened);
  await succeed(demoAdvance, { minutes: 15 });
  const listed = (await succeed(buybackList, {}, own)).find(({ id }) => id === offer.id);
  expect(listed?.positions).toMatchObject([{ id: positionId, tendered: false }]);

  const tender = { offerId: offer.id, positionId, lots: '1' };
  const first = await succeed(buybackApply, { ...tender, clientRequestId: 'b' }, own);
  await succeed(buybackCancel, { clientRequestId: 'c', id: first.id }, own);
  const second = await succeed(buybackApply, { ...tender, clientRequestId: 'd' }, own);
  await succeed(demoDecide, { kind: 'buyback', id: second.id, verdict: 'pass' });

  const passed = await succeed(buybackApplicationDetail, { id: second.id }, own);
  expect(passed).toMatchObject({ status: 'passed', acceptedLots: 1, soldPositionId: positionId });
  const position = await succeed(positionDetail, { id: positionId }, own);
  expect(position).toMatchObject({ status: 'closed', sellPrice: offer.price });
  const { items } = await succeed(buybackApplications, { page: 1 }, own);
  expect(items.map(({ status }) => status)).toEqual(['passed', 'cancelled']);
});
