import { afterAll, beforeEach, expect, test } from 'vitest';
import { account } from '../../src/api/contract/account';
import { demoAdvance } from '../../src/api/contract/demo';
import { loanBorrow, loanRecord, loanRecords, loanRepay, loanTerms } from '../../src/api/contract/loans';
import { subtract } from '../../src/domain/decimal';
import { totalToRepay } from '../../src/domain/loans/loanInterest';
import { listenInProcess } from '../node';
import { type StoryExchange, storyHandlers } from '../story';
import { serverText } from './serverTexts';
import { request, succeed } from './testCall';

const server = listenInProcess([]);
let story: StoryExchange;
afterAll(() => server.close());
beforeEach(() => {
  story = storyHandlers({ scenario: 'newcomer' });
  server.resetHandlers(...story.handlers);
});

test('a loan is requested once, audited, and repaid in two parts', async () => {
  const { session } = story;
  const terms = await succeed(loanTerms, {}, session);
  const wanted = { amount: terms.minimum, days: terms.dayOptions[0] ?? 0 };
  const asking = { ...wanted, clientRequestId: 'a' };
  const { id } = await succeed(loanBorrow, asking, session);
  expect((await succeed(loanBorrow, asking, session)).id).toBe(id);
  await succeed(demoAdvance, { minutes: terms.reviewMinutes });
  expect(await succeed(account, {}, session)).toMatchObject({
    availableFunds: terms.minimum,
    borrowedAmount: terms.minimum,
    creditLimit: terms.creditLimit,
  });
  const { repayment } = await succeed(loanRecord, { id }, session);
  expect(repayment.totalToRepay).toBe(totalToRepay(terms.minimum, terms.dailyRate, wanted.days));
  const part = { clientRequestId: 'b', id, amount: '4000' };
  await succeed(loanRepay, part, session);
  await succeed(loanRepay, part, session);
  const { items } = await succeed(loanRecords, { page: 1 }, session);
  const outstanding = subtract(repayment.outstanding, '4000');
  expect(items).toMatchObject([{ id, repayments: [{ amount: '4000' }], repayment: { outstanding } }]);
  const rest = { clientRequestId: 'c', id, amount: outstanding };
  const { body } = await request(loanRepay, rest, session);
  expect(body.msg).toBe(serverText('insufficientBalance'));
});
