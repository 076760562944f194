import { describe, expect, test } from 'vitest';
import { accountView } from '../account/accountView';
import { fundRecordPage } from '../fundRecords/fundRecords';
import { fundRecordView } from '../fundRecords/fundRecordView';
import { submitSampleRealName } from '../identity/seed';
import { register } from '../login/register';
import { openExchange } from '../openExchange';
import { type TestExchange, testExchange } from '../testExchange';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { claimReward } from './claimReward';
import { setCreditScore } from './creditScore';
import { creditView } from './creditView';
import { referralSummaryOf } from './referralView';
import { signInToday } from './signIn';
import { signInHistory, signInStatusOf } from './signInViews';
import { streakOf } from './streak';

function signInOn(setup: TestExchange, ...dates: string[]): void {
  for (const date of dates) signInToday(setup.open('08:00', date), setup.member);
}

const week = [20, 21, 22, 23, 24, 25, 26].map((day) => `2026-11-${day}`);

describe('daily sign-in', () => {
  test('follows the exchange’s day: once before and once after midnight in Tokyo', () => {
    const setup = testExchange();
    signInToday(setup.open('23:59'), setup.member);
    signInToday(setup.open('00:00', '2026-11-21'), setup.member);
    expect(signInStatusOf(setup.open('00:01', '2026-11-21'), setup.member)).toMatchObject({
      today: '2026-11-21',
      signedInToday: true,
      days: ['2026-11-20', '2026-11-21'],
      streak: 2,
      missing: 5,
      creditScore: 72,
    });
  });

  test('raises the credit score to at most a hundred', () => {
    const setup = testExchange();
    setCreditScore(setup.open('09:30'), setup.member, 99);
    signInOn(setup, '2026-11-21', '2026-11-22');
    const exchange = setup.open('09:00', '2026-11-22');
    expect(setup.member.creditScore).toBe(100);
    expect(signInHistory(exchange, setup.member, 1).items.map(({ scoreChange }) => scoreChange)).toEqual([
      0, 1,
    ]);
    expect(creditView(exchange, setup.member, 1).history.items).toMatchObject([
      { cause: 'signIn', change: 1, score: 100 },
      { cause: 'customerService', change: 29, score: 99 },
    ]);
  });

  test('shows the days of another month', () => {
    const setup = testExchange();
    signInOn(setup, '2026-11-30', '2026-12-01');
    const december = setup.open('10:00', '2026-12-02');
    expect(signInStatusOf(december, setup.member).days).toEqual(['2026-12-01']);
    expect(signInStatusOf(december, setup.member, '2026-11').days).toEqual(['2026-11-30']);
  });

  test.each([
    ['today is still open', ['2026-11-18', '2026-11-19'], 2],
    ['today is done', ['2026-11-19', '2026-11-20'], 2],
    ['a day was missed', ['2026-11-17', '2026-11-19', '2026-11-20'], 2],
    ['it ended the day before yesterday', ['2026-11-17', '2026-11-18'], 0],
    ['a month ended', ['2026-10-31', '2026-11-01'], 0],
    ['there is none', [], 0],
  ])('days in a row when %s', (_, dates, streak) => {
    expect(streakOf(dates, '2026-11-20')).toBe(streak);
  });
});

describe('a reward for sign-ins', () => {
  test('is paid for seven, consecutive or not; surplus ones count for the next', () => {
    const setup = testExchange('0');
    signInOn(setup, ...week, '2026-12-24');
    const exchange = setup.open('12:00', '2026-12-24');
    const reward = claimReward(exchange, setup.member);
    expect(accountView(exchange, setup.member).availableFunds).toBe(reward.amount);
    expect(signInStatusOf(exchange, setup.member)).toMatchObject({ unrewarded: 1, missing: 6 });
    expect(signInHistory(exchange, setup.member, 1).items[0]).toMatchObject({
      kind: 'reward',
      id: reward.id,
    });
  });
});

describe('inviting a friend', () => {
  const inviteFriend = (setup: TestExchange, account = '9000000001'): Member =>
    register(setup.open('10:00'), { account, password: 'abcd1234', inviteCode: setup.member.inviteCode });

  test('pays nothing on registration, and 200 yen once the friend is verified', () => {
    const setup = testExchange('0');
    const friend = inviteFriend(setup);
    for (const [time, verification] of [
      ['10:30', 'unverified'],
      ['10:40', 'underReview'],
    ] as const) {
      friend.verification = verification;
      expect(referralSummaryOf(setup.open(time), setup.member, 1)).toMatchObject({
        registered: 1,
        rewarded: 0,
        paid: '0',
        referrals: { items: [{ account: '900••••001', reward: '0', paidAt: null }] },
      });
    }
    friend.verification = 'verified';
    const exchange = setup.open('11:00');
    expect(referralSummaryOf(exchange, setup.member, 1)).toMatchObject({ rewarded: 1, paid: '200' });
    expect(accountView(exchange, setup.member).availableFunds).toBe('200');
  });

  test('has a record of friend, time, amount and state; the payment has the record’s number', () => {
    const setup = testExchange('0');
    const friend = inviteFriend(setup);
    const [waiting] = referralSummaryOf(setup.open('10:30'), setup.member, 1).referrals.items;
    expect(waiting).toMatchObject({ status: 'awaitingVerification', account: '900••••001', reward: '0' });
    submitSampleRealName(setup.open('10:40'), friend);
    const exchange = setup.open('11:00');
    const [paid] = referralSummaryOf(exchange, setup.member, 1).referrals.items;
    expect(paid).toMatchObject({
      status: 'paid',
      orderNumber: waiting?.orderNumber,
      registeredAt: waiting?.registeredAt,
      paidAt: timestamp(exchange.world.identity.realNames[friend.account]?.reviewedAt ?? 0),
      reward: '200',
    });
    const { items } = fundRecordPage(exchange, setup.member, { page: 1 });
    expect(items.map((change) => fundRecordView(exchange, change))).toMatchObject([
      { type: 'referralReward', orderNumber: paid?.orderNumber, amount: '200' },
    ]);
  });

  test('pays once, even if the friend’s verification changes later', () => {
    const setup = testExchange('0');
    const friend = inviteFriend(setup);
    for (const [time, verification] of [
      ['10:30', 'verified'],
      ['10:40', 'unverified'],
      ['10:50', 'verified'],
    ] as const) {
      friend.verification = verification;
      setup.open(time);
    }
    expect(accountView(setup.open('11:00'), setup.member).availableFunds).toBe('200');
  });

  test('pays the same with frequent and rare settling', () => {
    const setup = testExchange('0');
    for (const account of ['9000000001', '9000000002'])
      inviteFriend(setup, account).verification = 'verified';
    const often = structuredClone(setup.world);
    const now = setup.open('18:00').now;
    for (const minutes of [400, 300, 200, 100, 0]) openExchange(often, now - minutes * 60_000);
    expect(often).toEqual(setup.world);
    expect(often.ledger.entries.at(-1)).toMatchObject({ reason: 'referralReward' });
  });

  test('pays exactly when the friend’s check passes, with frequent and rare settling', () => {
    const setup = testExchange('0');
    const friend = inviteFriend(setup);
    submitSampleRealName(setup.open('10:10'), friend);
    const often = structuredClone(setup.world);
    const { now } = setup.open('18:00');
    for (let minutes = 460; minutes >= 0; minutes -= 1) openExchange(often, now - minutes * 60_000);
    expect(often).toEqual(setup.world);
    const { reviewedAt } = often.identity.realNames[friend.account] ?? {};
    expect(Object.values(often.rewards.referrals)).toMatchObject([{ paidAt: reviewedAt }]);
  });

  test('links to the registration form', () => {
    const setup = testExchange();
    const { inviteCode, invitePath, reward } = referralSummaryOf(setup.open('10:00'), setup.member, 1);
    expect(invitePath).toBe(`#/login/register?code=${inviteCode}`);
    expect(reward).toBe('200');
  });
});
