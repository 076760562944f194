import { describe, expect, test } from 'vitest';
import { fundRecordPage } from '../fundRecords/fundRecords';
import { fundRecordView } from '../fundRecords/fundRecordView';
import { submitSampleRealName } from '../identity/byDoing';
import { accountView } from '../members/accountView';
import { register } from '../members/register';
import { openExchange } from '../openExchange';
import { type Stage, stage } from '../stage';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { claimReward } from './claimReward';
import { setCreditScore } from './creditScore';
import { creditView } from './creditView';
import { referralSummaryOf } from './referralView';
import { signInToday } from './signIn';
import { signInHistory, signInStatusOf } from './signInViews';
import { streakOf } from './streak';

function signInOn(set: Stage, ...dates: string[]): void {
  for (const date of dates) signInToday(set.open('08:00', date), set.member);
}

const week = [20, 21, 22, 23, 24, 25, 26].map((day) => `2026-11-${day}`);

describe('daily sign-in', () => {
  test('is by the exchange’s day: once before and once after midnight in Tokyo', () => {
    const set = stage();
    signInToday(set.open('23:59'), set.member);
    signInToday(set.open('00:00', '2026-11-21'), set.member);
    expect(signInStatusOf(set.open('00:01', '2026-11-21'), set.member)).toMatchObject({
      today: '2026-11-21',
      signedInToday: true,
      days: ['2026-11-20', '2026-11-21'],
      streak: 2,
      missing: 5,
      creditScore: 72,
    });
  });

  test('raises the credit score up to a hundred', () => {
    const set = stage();
    setCreditScore(set.open('09:30'), set.member, 99);
    signInOn(set, '2026-11-21', '2026-11-22');
    const exchange = set.open('09:00', '2026-11-22');
    expect(set.member.creditScore).toBe(100);
    expect(signInHistory(exchange, set.member, 1).items.map(({ scoreChange }) => scoreChange)).toEqual([
      0, 1,
    ]);
    expect(creditView(exchange, set.member, 1).history.items).toMatchObject([
      { cause: 'signIn', change: 1, score: 100 },
      { cause: 'customerService', change: 29, score: 99 },
    ]);
  });

  test('shows the days of another month', () => {
    const set = stage();
    signInOn(set, '2026-11-30', '2026-12-01');
    const december = set.open('10:00', '2026-12-02');
    expect(signInStatusOf(december, set.member).days).toEqual(['2026-12-01']);
    expect(signInStatusOf(december, set.member, '2026-11').days).toEqual(['2026-11-30']);
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
  test('is paid for seven, which need not follow each other; those beyond count for the next', () => {
    const set = stage('0');
    signInOn(set, ...week, '2026-12-24');
    const exchange = set.open('12:00', '2026-12-24');
    const reward = claimReward(exchange, set.member);
    expect(accountView(exchange, set.member).availableFunds).toBe(reward.amount);
    expect(signInStatusOf(exchange, set.member)).toMatchObject({ unrewarded: 1, missing: 6 });
    expect(signInHistory(exchange, set.member, 1).items[0]).toMatchObject({ kind: 'reward', id: reward.id });
  });
});

describe('inviting a friend', () => {
  const inviteFriend = (set: Stage, account = '9000000001'): Member =>
    register(set.open('10:00'), { account, password: 'abcd1234', inviteCode: set.member.inviteCode });

  test('pays nothing for registering, and 200 yen once the friend is verified', () => {
    const set = stage('0');
    const friend = inviteFriend(set);
    expect(referralSummaryOf(set.open('10:30'), set.member, 1)).toMatchObject({
      registered: 1,
      rewarded: 0,
      paid: '0',
      referrals: { items: [{ account: '900••••001', reward: '0', paidAt: null }] },
    });
    friend.verification = 'verified';
    const exchange = set.open('11:00');
    expect(referralSummaryOf(exchange, set.member, 1)).toMatchObject({ rewarded: 1, paid: '200' });
    expect(accountView(exchange, set.member).availableFunds).toBe('200');
  });

  test('keeps a record of who, when, how much and its state; the payment has the record’s number', () => {
    const set = stage('0');
    const friend = inviteFriend(set);
    const [waiting] = referralSummaryOf(set.open('10:30'), set.member, 1).referrals.items;
    expect(waiting).toMatchObject({ status: 'awaitingVerification', account: '900••••001', reward: '0' });
    submitSampleRealName(set.open('10:40'), friend);
    const exchange = set.open('11:00');
    const [paid] = referralSummaryOf(exchange, set.member, 1).referrals.items;
    expect(paid).toMatchObject({
      status: 'paid',
      orderNumber: waiting?.orderNumber,
      registeredAt: waiting?.registeredAt,
      paidAt: timestamp(exchange.world.identity.realNames[friend.account]?.reviewedAt ?? 0),
      reward: '200',
    });
    const { items } = fundRecordPage(exchange, set.member, { page: 1 });
    expect(items.map((change) => fundRecordView(exchange, change))).toMatchObject([
      { type: 'referralReward', orderNumber: paid?.orderNumber, amount: '200' },
    ]);
  });

  test('pays once, however the friend’s verification goes on', () => {
    const set = stage('0');
    const friend = inviteFriend(set);
    for (const [time, verification] of [
      ['10:30', 'verified'],
      ['10:40', 'unverified'],
      ['10:50', 'verified'],
    ] as const) {
      friend.verification = verification;
      set.open(time);
    }
    expect(accountView(set.open('11:00'), set.member).availableFunds).toBe('200');
  });

  test('pays the same whether it is looked at often or seldom', () => {
    const set = stage('0');
    for (const account of ['9000000001', '9000000002']) inviteFriend(set, account).verification = 'verified';
    const often = structuredClone(set.world);
    const now = set.open('18:00').now;
    for (const minutes of [400, 300, 200, 100, 0]) openExchange(often, now - minutes * 60_000);
    expect(often).toEqual(set.world);
    expect(often.ledger.entries.at(-1)).toMatchObject({ reason: 'referralReward' });
  });

  test('pays at the very moment at which the friend’s check passes, looked at often or seldom', () => {
    const set = stage('0');
    const friend = inviteFriend(set);
    submitSampleRealName(set.open('10:10'), friend);
    const often = structuredClone(set.world);
    const { now } = set.open('18:00');
    for (let minutes = 460; minutes >= 0; minutes -= 1) openExchange(often, now - minutes * 60_000);
    expect(often).toEqual(set.world);
    const { reviewedAt } = often.identity.realNames[friend.account] ?? {};
    expect(Object.values(often.rewards.referrals)).toMatchObject([{ paidAt: reviewedAt }]);
  });

  test('leads to the form to register', () => {
    const set = stage();
    const { inviteCode, invitePath, reward } = referralSummaryOf(set.open('10:00'), set.member, 1);
    expect(invitePath).toBe(`#/login/register?code=${inviteCode}`);
    expect(reward).toBe('200');
  });
});
