import { describe, expect, test } from 'vitest';
import { subtract } from '../../../src/domain/decimal';
import { AskedAgain } from '../askedAgain';
import { depositChannels } from '../deposits/channels';
import { channelsView, depositView } from '../deposits/depositView';
import { prepareForWithdrawal } from '../identity/seed';
import { balanceOf, pocketOf } from '../ledger';
import { fundPasswordOf } from '../settings/passwords';
import { type TestExchange, testExchange } from '../testExchange';
import { cancelWithdrawal, submitWithdrawal } from '../withdrawals/withdrawals';
import { withdrawalView, withdrawRulesView } from '../withdrawals/withdrawView';
import { depositReviewQueue, withdrawReviewQueue } from './review';
import {
  completeDeposit,
  completeWithdrawal,
  rejectDeposit,
  rejectWithdrawal,
  requestDeposit,
  requestWithdrawal,
} from './seed';
import { transfersOf } from './transfersOf';

const funds = '10000000';

function balances({ world, member }: TestExchange) {
  const { ledger } = world;
  return {
    available: balanceOf(ledger, pocketOf(member.account, 'available')),
    frozen: balanceOf(ledger, pocketOf(member.account, 'frozen')),
  };
}

const iso = (setup: TestExchange, time: string) => new Date(setup.open(time).now).toISOString();

/** Withdraws all at 11:00, as the member saw it. */
function withdrawAll(setup: TestExchange, amount: string) {
  const exchange = setup.open('11:00');
  const { member } = setup;
  const { id: cardId } = prepareForWithdrawal(exchange, member);
  const fundPassword = fundPasswordOf(exchange, member) ?? '';
  return submitWithdrawal(exchange, member, { cardId, amount, all: true, fundPassword });
}

describe('a deposit', () => {
  test('passes after three minutes and is credited a minute later', () => {
    const setup = testExchange(funds);
    const deposit = requestDeposit(setup.open('11:00'), setup.member, '300000');
    setup.open('11:02');
    expect(deposit.status).toBe('pendingReview');
    setup.open('11:03');
    expect(deposit.status).toBe('passed');
    expect(balances(setup)).toEqual({ available: funds, frozen: '0' });
    setup.open('11:04');
    expect(deposit.status).toBe('success');
    expect(balances(setup)).toEqual({ available: '10300000', frozen: '0' });
    setup.open('19:00');
    expect(balances(setup).available).toBe('10300000');
  });

  test('shows its stages: those reached, and when the others are expected', () => {
    const setup = testExchange(funds);
    const deposit = requestDeposit(setup.open('11:00'), setup.member);
    expect(depositView(deposit).stages).toEqual([
      { status: 'pendingReview', reachedAt: iso(setup, '11:00'), dueAt: null },
      { status: 'passed', reachedAt: null, dueAt: '2026-11-20T02:03:00.000Z' },
      { status: 'success', reachedAt: null, dueAt: '2026-11-20T02:04:00.000Z' },
    ]);
    setup.open('12:00');
    expect(depositView(deposit).stages).toEqual([
      { status: 'pendingReview', reachedAt: '2026-11-20T02:00:00.000Z', dueAt: null },
      { status: 'passed', reachedAt: '2026-11-20T02:03:00.000Z', dueAt: null },
      { status: 'success', reachedAt: '2026-11-20T02:04:00.000Z', dueAt: null },
    ]);
  });

  test('that is passed at once is credited a minute later', () => {
    const setup = testExchange(funds);
    const { id } = requestDeposit(setup.open('11:00'), setup.member, '300000');
    const exchange = setup.open('11:01');
    expect(depositReviewQueue.waiting(exchange)).toMatchObject([{ id, amount: '300000' }]);
    depositReviewQueue.decide(exchange, id, 'pass');
    expect(depositReviewQueue.waiting(exchange)).toEqual([]);
    setup.open('11:02');
    expect(balances(setup).available).toBe('10300000');
  });

  test('that is rejected shows the reason and the remedy, and credits nothing', () => {
    const setup = testExchange(funds);
    const deposit = rejectDeposit(setup.open('11:00'), setup.member);
    setup.open('13:00');
    const { rejection, stages } = depositView(deposit);
    expect(stages.map(({ status }) => status)).toEqual(['pendingReview', 'rejected']);
    expect(rejection?.reason.jp).toBeTruthy();
    expect(rejection?.remedy.jp).toBeTruthy();
    expect(balances(setup)).toEqual({ available: funds, frozen: '0' });
  });

  test('is possible again once the previous one has been reviewed', () => {
    const setup = testExchange(funds);
    completeDeposit(setup.open('11:00'), setup.member, '10000');
    requestDeposit(setup.open('11:00'), setup.member, '20000');
    const all = transfersOf(setup.world.transfers.deposits, setup.member);
    expect(all.map(({ amount }) => amount)).toEqual(['20000', '10000']);
    expect(transfersOf(setup.world.transfers.deposits, setup.member, 'success')).toHaveLength(1);
  });
});

describe('deposits and withdrawals wait only for their own kind', () => {
  test('a deposit is taken while a withdrawal is under review', () => {
    const setup = testExchange(funds);
    const withdrawal = requestWithdrawal(setup.open('11:00'), setup.member);
    const deposit = requestDeposit(setup.open('11:01'), setup.member);
    expect([withdrawal.status, deposit.status]).toEqual(['pendingReview', 'pendingReview']);
  });

  test('a withdrawal is taken while a deposit is under review', () => {
    const setup = testExchange(funds);
    requestDeposit(setup.open('11:00'), setup.member);
    expect(withdrawRulesView(setup.open('11:01'), setup.member).otherOperation).toBe(false);
    expect(requestWithdrawal(setup.open('11:01'), setup.member).status).toBe('pendingReview');
  });
});

test('every channel has its limits and hours; the private one contains its password, since this is a demo', () => {
  const setup = testExchange(funds);
  const { channels, hours } = channelsView(setup.open('16:00'), setup.member);
  expect(hours).toMatchObject({ open: true, changesAt: '2026-11-20T10:30:00.000Z' });
  expect(channels.map(({ hours: own }) => own?.open)).toEqual([true, false, true, true, true]);
  expect(channels.map(({ needsPassword }) => needsPassword)).toEqual([false, false, false, true, false]);
  for (const { password, description } of depositChannels) {
    for (const text of Object.values(description)) if (password) expect(text).toContain(password);
  }
  expect(JSON.stringify(channels.map(({ description: _, ...rest }) => rest))).not.toContain('COUNTER88');
});

describe('a withdrawal', () => {
  test('is frozen, passes after five minutes and is paid ten minutes later', () => {
    const setup = testExchange(funds);
    const withdrawal = requestWithdrawal(setup.open('11:00'), setup.member, '5000000');
    expect(balances(setup)).toEqual({ available: '5000000', frozen: '5000000' });
    setup.open('11:05');
    expect(withdrawal.status).toBe('passed');
    setup.open('11:14');
    expect(balances(setup)).toEqual({ available: '5000000', frozen: '5000000' });
    setup.open('11:15');
    expect(withdrawal.status).toBe('success');
    expect(balances(setup)).toEqual({ available: '5000000', frozen: '0' });
  });

  test('can use the whole balance', () => {
    const setup = testExchange('1000');
    completeWithdrawal(setup.open('11:00'), setup.member, '1000');
    expect(balances(setup)).toEqual({ available: '0', frozen: '0' });
  });

  test.each([
    ['100000', '100000'],
    ['100000.99', '100000'],
  ])('of all of %s yen takes %s', (balance, all) => {
    const setup = testExchange(balance);
    withdrawAll(setup, all);
    expect(balances(setup)).toEqual({ available: subtract(balance, all), frozen: all });
  });

  test.each(['99999', '100001'])('of all is asked again if the balance was %s, and takes nothing', (seen) => {
    const setup = testExchange('100000');
    expect(() => withdrawAll(setup, seen)).toThrow(AskedAgain);
    expect(balances(setup)).toEqual({ available: '100000', frozen: '0' });
  });

  test('that is rejected releases all of it, shows the reason and the remedy, and requests no payment', () => {
    const setup = testExchange(funds);
    const view = withdrawalView(rejectWithdrawal(setup.open('11:00'), setup.member));
    expect(view).toMatchObject({ status: 'rejected', fee: '0', cancelledAt: null });
    expect(view.rejection?.remedy.en).toContain('available again');
    expect(JSON.stringify(view.rejection)).not.toMatch(/pay|fee|deposit|費用|保証金を|繳/i);
    expect(balances(setup)).toEqual({ available: funds, frozen: '0' });
  });

  test('can be cancelled while under review', () => {
    const setup = testExchange(funds);
    const { id } = requestWithdrawal(setup.open('11:00'), setup.member);
    const view = withdrawalView(cancelWithdrawal(setup.open('11:04'), setup.member, id));
    expect(view).toMatchObject({ status: 'rejected', cancelledAt: iso(setup, '11:04') });
    expect(balances(setup)).toEqual({ available: funds, frozen: '0' });
    setup.open('12:00');
    expect(balances(setup)).toEqual({ available: funds, frozen: '0' });
  });

  test('is decided once by the back office', () => {
    const setup = testExchange(funds);
    const withdrawal = requestWithdrawal(setup.open('11:00'), setup.member);
    const exchange = setup.open('11:01');
    withdrawReviewQueue.decide(exchange, withdrawal.id, 'reject');
    withdrawReviewQueue.decide(exchange, withdrawal.id, 'pass');
    expect(withdrawal.status).toBe('rejected');
    expect(balances(setup)).toEqual({ available: funds, frozen: '0' });
  });

  test('has rules that contain whether another withdrawal blocks it', () => {
    const setup = testExchange(funds);
    expect(withdrawRulesView(setup.open('10:59'), setup.member)).toMatchObject({
      maximum: '5000000',
      fee: '0',
      otherOperation: false,
      hours: { open: true, opens: '09:00', closes: '18:00' },
    });
    requestWithdrawal(setup.open('11:00'), setup.member);
    expect(withdrawRulesView(setup.open('11:01'), setup.member).otherOperation).toBe(true);
    expect(withdrawRulesView(setup.open('11:05'), setup.member).otherOperation).toBe(false);
  });
});
