import { afterAll, beforeEach, expect, test } from 'vitest';
import { account } from '../../src/api/contract/account';
import type { Call, RequestOf } from '../../src/api/contract/call';
import { copyTradeRecordDetail, stopCopyTrade } from '../../src/api/contract/copyTrading';
import { demoAdvance } from '../../src/api/contract/demo';
import { loanBorrow, loanRecord, loanRepay } from '../../src/api/contract/loans';
import { stockDetail } from '../../src/api/contract/stocks';
import { closePosition, openPosition, positionDetail, tradeRules } from '../../src/api/contract/trade';
import { add, multiply } from '../../src/domain/decimal';
import { listenInProcess } from '../node';
import { type StoryExchange, storyHandlers } from '../story';
import { succeed } from './testCall';

const server = listenInProcess([]);
let story: StoryExchange;
afterAll(() => server.close());
beforeEach(() => {
  story = storyHandlers({ scenario: 'trader' });
  server.resetHandlers(...story.handlers);
});

const symbol = '1001.W';
const priceNow = async () => (await succeed(stockDetail, { symbol })).latestPrice;
const funds = async () => (await succeed(account, {}, story.session)).availableFunds;

/** Asked again, a request moves nothing and leaves its id unused: with what is true now, it is carried out once. */
async function expectAskedAgain<C extends Call>(
  call: C,
  outdated: RequestOf<C>,
  current: Partial<RequestOf<C>>,
) {
  const before = await funds();
  const asked = await succeed(call, outdated, story.session);
  expect(asked).toMatchObject({ executed: false });
  expect(await succeed(call, outdated, story.session)).toMatchObject({ executed: false });
  expect(await funds()).toBe(before);
  const again = { ...(outdated as object), ...(current as object) } as RequestOf<C>;
  const first = await succeed(call, again, story.session);
  expect(first).not.toHaveProperty('executed');
  const after = await funds();
  expect(await succeed(call, again, story.session)).toEqual(first);
  expect(await funds()).toBe(after);
  return asked;
}

test('an order at the market is asked again with the current quote', async () => {
  const { priceTolerance } = await succeed(tradeRules, {});
  const latestPrice = await priceNow();
  const order = { symbol, side: 'long', priceType: 'market', leverage: 2, lots: '1' } as const;
  const seenPrice = multiply(latestPrice, '0.99');
  const request = { clientRequestId: 'a', ...order, seenPrice, tolerance: priceTolerance };
  const asked = await expectAskedAgain(openPosition, request, { seenPrice: latestPrice });
  expect(asked).toEqual({ executed: false, quote: expect.objectContaining({ symbol, latestPrice }) });
});

test('a closing at the market is asked again with the current quote', async () => {
  const latestPrice = await priceNow();
  const seenPrice = multiply(latestPrice, '1.01');
  const request = { clientRequestId: 'a', id: 'P4', priceType: 'market', seenPrice } as const;
  const asked = await expectAskedAgain(closePosition, request, { seenPrice: latestPrice });
  expect(asked).toEqual({ executed: false, quote: expect.objectContaining({ symbol, latestPrice }) });
  expect(await succeed(positionDetail, { id: 'P4' }, story.session)).toMatchObject({ status: 'closed' });
});

test('the end of a copy trade is asked again with its current record', async () => {
  story = storyHandlers({ scenario: 'investor' });
  server.resetHandlers(...story.handlers);
  const id = 'C56';
  const record = await succeed(copyTradeRecordDetail, { id }, story.session);
  const [order] = record.orders;
  if (order?.status !== 'holding') throw new Error('no follow order is open');
  const seenPrice = multiply(order.latestPrice, order.side === 'long' ? '1.01' : '0.99');
  const request = { clientRequestId: 'a', id, seenPrice };
  const asked = await expectAskedAgain(stopCopyTrade, request, { seenPrice: order.latestPrice });
  expect(asked).toEqual({ executed: false, record });
  expect(await succeed(copyTradeRecordDetail, { id }, story.session)).toMatchObject({ status: 'ended' });
});

test('a repayment of all is asked again with the current debt', async () => {
  const own = story.session;
  const { id } = await succeed(loanBorrow, { clientRequestId: 'a', amount: '100000', days: 7 }, own);
  await succeed(demoAdvance, { minutes: 5 });
  const { outstanding: seen } = (await succeed(loanRecord, { id }, own)).repayment;
  await succeed(demoAdvance, { minutes: 24 * 60 + 1 });
  const owed = add(seen, '30');
  const request = { clientRequestId: 'b', id, amount: seen, all: true };
  const asked = await expectAskedAgain(loanRepay, request, { amount: owed });
  expect(asked).toMatchObject({ loan: { id, repayment: { outstanding: owed, repaid: '0' } } });
  expect((await succeed(loanRecord, { id }, own)).repayment).toMatchObject({
    outstanding: '0',
    repaid: owed,
  });
});
