import { describe, expect, test } from 'vitest';
import { balanceOf, pocketOf } from '../ledger';
import { type Stage, stage } from '../stage';
import {
  completeDeposit,
  completeWithdrawal,
  rejectDeposit,
  rejectWithdrawal,
  requestDeposit,
  requestWithdrawal,
} from './byDoing';
import { depositChannels } from './channels';
import { channelsView, depositView } from './depositView';
import { depositDesk, withdrawDesk } from './review';
import { transfersOf } from './transfersOf';
import { cancelWithdrawal } from './withdrawals';
import { withdrawalView, withdrawRulesView } from './withdrawView';

const funds = '10000000';

function balances({ world, member }: Stage) {
  const { ledger } = world;
  return {
    available: balanceOf(ledger, pocketOf(member.account, 'available')),
    frozen: balanceOf(ledger, pocketOf(member.account, 'frozen')),
  };
}

const iso = (set: Stage, time: string) => new Date(set.open(time).now).toISOString();

describe('a deposit', () => {
  test('passes after three minutes and is credited a minute later', () => {
    const set = stage(funds);
    const deposit = requestDeposit(set.open('11:00'), set.member, '300000');
    set.open('11:02');
    expect(deposit.status).toBe('pendingReview');
    set.open('11:03');
    expect(deposit.status).toBe('passed');
    expect(balances(set)).toEqual({ available: funds, frozen: '0' });
    set.open('11:04');
    expect(deposit.status).toBe('success');
    expect(balances(set)).toEqual({ available: '10300000', frozen: '0' });
    set.open('19:00');
    expect(balances(set).available).toBe('10300000');
  });

  test('shows its stages: what was reached, and what is expected when', () => {
    const set = stage(funds);
    const deposit = requestDeposit(set.open('11:00'), set.member);
    expect(depositView(deposit).stages).toEqual([
      { status: 'pendingReview', reachedAt: iso(set, '11:00'), dueAt: null },
      { status: 'passed', reachedAt: null, dueAt: '2026-11-20T02:03:00.000Z' },
      { status: 'success', reachedAt: null, dueAt: '2026-11-20T02:04:00.000Z' },
    ]);
    set.open('12:00');
    expect(depositView(deposit).stages).toEqual([
      { status: 'pendingReview', reachedAt: '2026-11-20T02:00:00.000Z', dueAt: null },
      { status: 'passed', reachedAt: '2026-11-20T02:03:00.000Z', dueAt: null },
      { status: 'success', reachedAt: '2026-11-20T02:04:00.000Z', dueAt: null },
    ]);
  });

  test('that is passed at once is credited a minute after that', () => {
    const set = stage(funds);
    const { id } = requestDeposit(set.open('11:00'), set.member, '300000');
    const exchange = set.open('11:01');
    expect(depositDesk.waiting(exchange)).toMatchObject([{ id, amount: '300000' }]);
    depositDesk.decide(exchange, id, 'pass');
    expect(depositDesk.waiting(exchange)).toEqual([]);
    set.open('11:02');
    expect(balances(set).available).toBe('10300000');
  });

  test('that is rejected tells why and what to do, and credits nothing', () => {
    const set = stage(funds);
    const deposit = rejectDeposit(set.open('11:00'), set.member);
    set.open('13:00');
    const { rejection, stages } = depositView(deposit);
    expect(stages.map(({ status }) => status)).toEqual(['pendingReview', 'rejected']);
    expect(rejection?.reason.jp).toBeTruthy();
    expect(rejection?.remedy.jp).toBeTruthy();
    expect(balances(set)).toEqual({ available: funds, frozen: '0' });
  });

  test('is possible again as soon as the other one has been reviewed', () => {
    const set = stage(funds);
    completeDeposit(set.open('11:00'), set.member, '10000');
    requestDeposit(set.open('11:00'), set.member, '20000');
    const all = transfersOf(set.world.transfers.deposits, set.member);
    expect(all.map(({ amount }) => amount)).toEqual(['20000', '10000']);
    expect(transfersOf(set.world.transfers.deposits, set.member, 'success')).toHaveLength(1);
  });
});

test('every channel says what it takes; the secret one says its password, this being a demo', () => {
  const set = stage(funds);
  const { channels, hours } = channelsView(set.open('16:00'), set.member);
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
    const set = stage(funds);
    const withdrawal = requestWithdrawal(set.open('11:00'), set.member, '5000000');
    expect(balances(set)).toEqual({ available: '5000000', frozen: '5000000' });
    set.open('11:05');
    expect(withdrawal.status).toBe('passed');
    set.open('11:14');
    expect(balances(set)).toEqual({ available: '5000000', frozen: '5000000' });
    set.open('11:15');
    expect(withdrawal.status).toBe('success');
    expect(balances(set)).toEqual({ available: '5000000', frozen: '0' });
  });

  test('leaves to the last yen', () => {
    const set = stage('1000');
    completeWithdrawal(set.open('11:00'), set.member, '1000');
    expect(balances(set)).toEqual({ available: '0', frozen: '0' });
  });

  test('that is rejected gives all of it back, tells why and what to do, and asks for nothing', () => {
    const set = stage(funds);
    const view = withdrawalView(rejectWithdrawal(set.open('11:00'), set.member));
    expect(view).toMatchObject({ status: 'rejected', fee: '0', cancelledAt: null });
    expect(view.rejection?.remedy.en).toContain('available again');
    expect(JSON.stringify(view.rejection)).not.toMatch(/pay|fee|deposit|費用|保証金を|繳/i);
    expect(balances(set)).toEqual({ available: funds, frozen: '0' });
  });

  test('can be cancelled while it is reviewed', () => {
    const set = stage(funds);
    const { id } = requestWithdrawal(set.open('11:00'), set.member);
    const view = withdrawalView(cancelWithdrawal(set.open('11:04'), set.member, id));
    expect(view).toMatchObject({ status: 'rejected', cancelledAt: iso(set, '11:04') });
    expect(balances(set)).toEqual({ available: funds, frozen: '0' });
    set.open('12:00');
    expect(balances(set)).toEqual({ available: funds, frozen: '0' });
  });

  test('is decided once by the back office', () => {
    const set = stage(funds);
    const withdrawal = requestWithdrawal(set.open('11:00'), set.member);
    const exchange = set.open('11:01');
    withdrawDesk.decide(exchange, withdrawal.id, 'reject');
    withdrawDesk.decide(exchange, withdrawal.id, 'pass');
    expect(withdrawal.status).toBe('rejected');
    expect(balances(set)).toEqual({ available: funds, frozen: '0' });
  });

  test('has rules that say whether another operation is in the way', () => {
    const set = stage(funds);
    expect(withdrawRulesView(set.open('10:59'), set.member)).toMatchObject({
      ...{ maximum: '5000000', fee: '0', otherOperation: false },
      hours: { open: true, opens: '09:00', closes: '18:00' },
    });
    requestWithdrawal(set.open('11:00'), set.member);
    expect(withdrawRulesView(set.open('11:01'), set.member).otherOperation).toBe(true);
    expect(withdrawRulesView(set.open('11:05'), set.member).otherOperation).toBe(false);
  });
});
