import { afterAll, beforeEach, expect, test } from 'vitest';
import { executedAnswer } from '../../src/api/contract/call';
import {
  applyDayTrade,
  cancelDayTrade,
  dayTradeDetail,
  dayTradeList,
  dayTradeRules,
} from '../../src/api/contract/dayTrading';
import { demoAdvance } from '../../src/api/contract/demo';
import {
  closePosition,
  openPosition,
  positionDetail,
  positionList,
  previewOrder,
} from '../../src/api/contract/trade';
import { listenInProcess } from '../node';
import { type StoryExchange, storyHandlers } from '../story';
import { request, succeed } from './testCall';

const server = listenInProcess([]);
let story: StoryExchange;
afterAll(() => server.close());
beforeEach(() => {
  story = storyHandlers({ scenario: 'demo' });
  server.resetHandlers(...story.handlers);
});

const terms = { symbol: '1063.E', side: 'long', leverage: 10, lots: '2' } as const;

test('a day trade is reserved once, opened after a minute, and shown in list and details', async () => {
  expect((await succeed(dayTradeRules, {})).reservable).toBe(true);
  const request = { ...terms, clientRequestId: 'a' };
  const [one, other] = await Promise.all([1, 2].map(() => succeed(applyDayTrade, request, story.session)));
  expect(one).toEqual(other);
  await succeed(demoAdvance, { minutes: 1 });
  const { items } = await succeed(dayTradeList, { status: 'trading', page: 1 }, story.session);
  expect(items.map(({ id }) => id)).toEqual([one?.id]);
  const { position } = await succeed(dayTradeDetail, { id: one?.id ?? '' }, story.session);
  expect(position).toMatchObject({ dayTrade: true, closesAt: one?.closesAt, status: 'holding' });
});

test('a reservation is cancelled before it is opened', async () => {
  const { id } = await succeed(applyDayTrade, { ...terms, clientRequestId: 'a' }, story.session);
  const cancelled = await succeed(cancelDayTrade, { clientRequestId: 'b', id }, story.session);
  expect(cancelled).toMatchObject({ status: 'cancelled', cancelledBy: 'member', frozen: '0' });
  expect((await request(dayTradeDetail, { id: 'J0' }, story.session)).body.status).toBe(0);
});

test('an order is previewed, opened and closed in parts', async () => {
  const order = { ...terms, priceType: 'market' } as const;
  const preview = await succeed(previewOrder, order, story.session);
  const opened = executedAnswer(
    await succeed(openPosition, { ...order, clientRequestId: 'a' }, story.session),
  );
  expect(opened).toMatchObject({ originalMargin: preview.margin, purchaseFee: preview.purchaseFee });
  await succeed(demoAdvance, { minutes: 15 });
  const { id } = opened;
  const closing = { clientRequestId: 'b', id, priceType: 'market', lots: '1' } as const;
  const part = executedAnswer(await succeed(closePosition, closing, story.session));
  expect(part).toMatchObject({ status: 'closed', lots: 1, splitFrom: id, closedBy: 'member' });
  expect(await succeed(closePosition, closing, story.session)).toEqual(part);
  const { lots, history } = await succeed(positionDetail, { id }, story.session);
  expect([lots, history.at(-1)?.partId]).toEqual([1, part.id]);
  const tab = { source: 'competition', group: 'terminated', page: 1 } as const;
  const { items, sums } = await succeed(positionList, tab, story.session);
  expect(items).toEqual([part]);
  expect(sums).toMatchObject({ count: 1, profitLoss: part.profitLoss });
});
