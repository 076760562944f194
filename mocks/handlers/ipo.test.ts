import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '../../src/api/contract/account';
import { type DecidedKind, demoAdvance, demoDecide } from '../../src/api/contract/demo';
import { ipoApply, ipoDetail, ipoList, ipoPay, ipoRecord, ipoRecords } from '../../src/api/contract/ipo';
import { positionDetail } from '../../src/api/contract/trade';
import { multiply } from '../../src/domain/decimal';
import { listenInProcess } from '../node';
import { storyNow } from '../scenarios/clock';
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

/** The cheapest issue open for applications. */
async function cheapest() {
  const { issues } = await succeed(ipoList, { phase: 'subscribing' }, story.session);
  const [issue] = issues.toSorted((one, other) => Number(one.lotPrice) - Number(other.lotPrice));
  if (!issue) throw new Error('nothing is open');
  return {
    id: issue.id,
    lots: String(issue.minLots),
    price: multiply(issue.lotPrice, String(issue.minLots)),
  };
}

const advanceTo = async (moment: number, from: number) => {
  await succeed(demoAdvance, { minutes: Math.ceil((moment - from) / 60_000) });
  return moment;
};

test('from the list to a position: applies once, wins, pays, is listed', async () => {
  const { session: own } = story;
  const { id, lots, price } = await cheapest();
  const terms = { clientRequestId: 'a', id, lots };
  const applied = await succeed(ipoApply, terms, own);
  expect(await succeed(ipoApply, terms, own)).toEqual(applied);
  expect(applied).toMatchObject({
    lotteryResult: 'awaitingDraw',
    totalSubscriptionPrice: price,
    wonLots: null,
  });
  expect((await request(ipoApply, { ...terms, clientRequestId: 'b' }, own)).body.msg).toBe(
    serverText('subscribeOnce'),
  );
  expect((await succeed(account, {}, own)).frozenFunds).toBe(price);

  const decision = { kind: 'ipoDraw' as DecidedKind, id: applied.id, verdict: 'pass' } as const;
  expect((await request(demoDecide, decision)).body.msg).toBe(serverText('parameterError'));
  expect((await succeed(ipoRecord, { id: applied.id }, own)).application.lotteryResult).toBe('awaitingDraw');
  const drawn = await advanceTo(applied.drawDate, storyNow);
  const won = await succeed(ipoRecord, { id: applied.id }, own);
  expect(won).toMatchObject({
    channel: { open: true },
    application: { lotteryResult: 'won', amountToPay: price },
  });
  const payment = { clientRequestId: 'c', id: applied.id };
  expect((await request(ipoPay, payment, own)).body.msg).toBe(serverText('newShareChannelClosed'));
  const morning = await advanceTo(won.application.paymentStartsAt ?? 0, drawn);
  const paid = await succeed(ipoPay, payment, own);
  expect(paid).toMatchObject({ lotteryResult: 'paymentCompleted', amountPaid: price, amountToPay: '0' });
  expect(await succeed(account, {}, own)).toMatchObject({ frozenFunds: '0', investedFunds: price });

  await advanceTo(paid.listingDate, morning);
  const { issue, application } = await succeed(ipoDetail, { id }, own);
  expect(issue).toMatchObject({ phase: 'ended', applicationId: applied.id });
  const position = await succeed(positionDetail, { id: application?.positionId ?? '' }, own);
  expect(position).toMatchObject({ status: 'holding', code: issue.code, buyPrice: issue.issuePrice });
  expect(await succeed(account, {}, own)).toMatchObject({ investedFunds: '0', positionMargin: price });
});

test('records are filtered by result', async () => {
  const { session: own } = story;
  const { id, lots } = await cheapest();
  await succeed(ipoApply, { clientRequestId: 'a', id, lots }, own);
  const count = async (results?: ('awaitingDraw' | 'notWon')[]) =>
    (await succeed(ipoRecords, { page: 1, results }, own)).items.length;
  expect([await count(), await count(['awaitingDraw']), await count(['notWon'])]).toEqual([1, 1, 0]);
});
