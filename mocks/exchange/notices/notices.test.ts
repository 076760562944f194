import { describe, expect, test } from 'vitest';
import { exchangeDate } from '../../../src/domain/tradingSession';
import { specifiedPaths } from '../../../tests/specifiedPaths';
import { at } from '../../scenarios/clock';
import { submitSampleRealName } from '../identity/byDoing';
import { realNameDesk } from '../identity/realNameReview';
import { drawAs } from '../ipo/byDoing';
import { payForIpo } from '../ipo/pay';
import { applied, later, won } from '../ipo/testScene';
import { borrow } from '../loans/borrow';
import { deposit } from '../members/deposit';
import { register } from '../members/register';
import { type Stage, stage } from '../stage';
import { timestamp } from '../timestamp';
import { rejectWithdrawal, requestWithdrawal } from '../transfers/byDoing';
import { cancelWithdrawal } from '../transfers/withdrawals';
import { buybackTexts } from './buybackTexts';
import { identityTexts } from './identityTexts';
import { ipoTexts } from './ipoTexts';
import { loanTexts } from './loanTexts';
import { markRead } from './markRead';
import { noticePage, noticeWithText, unreadView } from './noticeViews';
import { personalTexts, withdrawalCancelled } from './personalTexts';

const list = (set: Stage, time: string, date?: string) =>
  noticePage(set.open(time, date), set.member, { language: 'en', page: 1 });

const titles = (set: Stage, time: string, date?: string) =>
  list(set, time, date).items.map(({ title }) => title);

describe.each(['en', 'tw', 'jp'] as const)('in %s', (language) => {
  test('every notice leads to its text', () => {
    const set = stage();
    const exchange = set.open('10:00');
    const { items } = noticePage(exchange, set.member, { language, page: 1 });
    expect(items.length).toBeGreaterThan(5);
    for (const { id, title } of items) {
      const notice = noticeWithText(exchange, set.member, { language, id });
      expect(notice.title).toBe(title);
      expect(notice.html).toMatch(/^<p>/);
      expect(notice.html + title).not.toContain('{');
    }
  });
});

test('the newest comes first and nothing is from the future', () => {
  const set = stage();
  const moments = list(set, '09:01').items.map(({ publishedAt }) => Date.parse(String(publishedAt)));
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  expect(moments[0]).toBeLessThanOrEqual(set.open('09:01').now);
});

test('a notice keeps its date as days go by', () => {
  const set = stage();
  const dates = (date: string) =>
    list(set, '10:00', date).items.map(({ id, publishedAt }) => [id, publishedAt]);
  expect(dates('2026-11-25')).toEqual(dates('2026-11-20'));
});

describe('reading', () => {
  test('one notice leaves the others unread, and keeps the moment of the first time', () => {
    const set = stage();
    const { items, unreadCount } = list(set, '10:00');
    const id = items[0]?.id ?? '';
    expect(markRead(set.open('10:01'), set.member, id)).toBe(Number(unreadCount) - 1);
    markRead(set.open('10:02'), set.member, id);
    const { readAt } = noticeWithText(set.open('10:03'), set.member, { language: 'en', id });
    expect(readAt).toBe(timestamp(at('2026-11-20', '10:01')));
  });

  test('all leaves none, until another one comes', () => {
    const set = stage();
    expect(markRead(set.open('10:00'), set.member)).toBe(0);
    deposit(set.open('10:01'), set.member, '5000');
    expect(list(set, '10:02').unreadCount).toBe(1);
  });

  test('is each member’s own', () => {
    const set = stage();
    const exchange = set.open('10:00');
    const { inviteCode } = set.member;
    const other = register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });
    markRead(exchange, set.member);
    expect(unreadView(exchange, other, 'en').unreadCount).toBeGreaterThan(0);
  });

  test('what must be read first comes first, until it is read', () => {
    const set = stage();
    const mustRead = unreadView(set.open('10:00'), set.member, 'en').mustRead.map(({ id }) => id);
    expect(mustRead).toEqual(['demonstration', 'risk']);
    markRead(set.open('10:01'), set.member, 'demonstration');
    expect(unreadView(set.open('10:02'), set.member, 'en').mustRead.map(({ id }) => id)).toEqual(['risk']);
  });
});

describe('a personal notice', () => {
  const linksIn = (html: string) => [...html.matchAll(/href="#([^"?]+)/g)].map(([, path]) => path);

  test.each(
    Object.entries({ ...personalTexts, ...loanTexts, ...ipoTexts, ...buybackTexts, withdrawalCancelled }),
  )('of %s leads to the same screens in every language', (_, { html }) => {
    for (const path of linksIn(html.en)) expect(specifiedPaths).toContain(path);
    expect(linksIn(html.tw)).toEqual(linksIn(html.en));
    expect(linksIn(html.jp)).toEqual(linksIn(html.en));
  });

  test('leads to the record that it is about', () => {
    const set = stage();
    const loan = borrow(set.open('10:00'), set.member, { amount: '50000', days: 7 });
    const { id } = list(set, '10:05').items[0] ?? { id: '' };
    const { html } = noticeWithText(set.open('10:05'), set.member, { language: 'en', id });
    expect(html).toContain(`href="#/user/jkjl?id=${loan.id}"`);
  });

  test('tells of a deposit, to nobody else', () => {
    const set = stage('0');
    const exchange = set.open('10:00');
    const { inviteCode } = set.member;
    const other = register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });
    deposit(exchange, set.member, '1234567.5');
    const { items } = list(set, '10:00');
    const [first] = items.filter(({ kind }) => kind === 'personal');
    const { html } = noticeWithText(exchange, set.member, { language: 'jp', id: first?.id ?? '' });
    expect(html).toContain('1,234,567.5円');
    const others = noticePage(exchange, other, { language: 'jp', page: 1 }).items;
    expect(others.filter(({ kind }) => kind === 'personal')).toEqual([]);
  });

  test.each([
    ['won', 'IPO: you won', 'Lots won: 5 of 5.'],
    ['notWon', 'IPO: not won', 'not allotted any shares'],
  ] as const)('tells once of a draw: %s', (end, title, words) => {
    const { set, record, drawDate } = applied();
    const date = exchangeDate(drawDate);
    const before = titles(set, '09:59', date);
    drawAs(set.open('09:59', date), record.id, end);
    const [first] = list(set, '10:01', date).items;
    expect(titles(set, '10:01', date)).toEqual([title, ...before]);
    expect(first?.orderNumber).toBe(record.orderNumber);
    const exchange = set.open('10:01', date);
    const { html } = noticeWithText(exchange, set.member, { language: 'en', id: first?.id ?? '' });
    expect(html).toContain(words);
    expect(html).toContain(`href="#/market/subscribeDetail?id=${record.issueId}"`);
  });

  test('tells a withdrawal that was taken back from one that was refused', () => {
    const set = stage();
    const { id } = requestWithdrawal(set.open('10:00'), set.member);
    cancelWithdrawal(set.open('10:01'), set.member, id);
    rejectWithdrawal(set.open('10:02'), set.member);
    expect(titles(set, '10:03').slice(0, 2)).toEqual([
      'A withdrawal was not carried out',
      'You cancelled a withdrawal',
    ]);
  });

  test('follows a loan from its audit to the day it is overdue', () => {
    const set = stage();
    const { orderNumber } = borrow(set.open('10:00'), set.member, { amount: '50000', days: 7 });
    expect(list(set, '10:05').items[0]).toMatchObject({ title: 'A loan was paid out', orderNumber });
    expect(titles(set, '10:04', '2026-11-26')).not.toContain('A loan is due within a day');
    const due = list(set, '10:05', '2026-11-26').items.find(({ title }) => title === loanTexts.due.title.en);
    const text = noticeWithText(set.open('10:06', '2026-11-26'), set.member, {
      language: 'en',
      id: due?.id ?? '',
    });
    expect(text.html).toMatch(
      /^<p>50,\d{3}(\.\d\d?)? yen, interest included, are to be repaid by 11\/27 10:05 /,
    );
    expect(titles(set, '10:06', '2026-11-27')).toContain('A loan is overdue');
  });
});

test('an IPO payment is told of when it opens and a day before it ends, until it is paid', () => {
  const scene = won();
  const { record, paymentStart, paymentDeadline, issue } = scene;
  const seen = (moment: number) =>
    noticePage(later(scene, moment), scene.set.member, { language: 'en', page: 1 }).items.map(({ id }) => id);
  const due = `${record.id}-paymentDue`;
  const ends = `${record.id}-paymentEnds`;
  const day = 86_400_000;
  expect(paymentDeadline - day).toBeGreaterThan(paymentStart);
  expect(seen(paymentStart - 1)).not.toContain(due);
  expect(seen(paymentStart)).toContain(due);
  expect(seen(paymentDeadline - day - 1)).not.toContain(ends);
  expect(seen(paymentDeadline - day)).toContain(ends);
  const { html } = noticeWithText(later(scene, paymentStart), scene.set.member, { language: 'jp', id: due });
  expect(html).toContain(issue.listing.name.jp);
  expect(html).toMatch(/[\d,]+円の購入手続きは\d\d\/\d\d \d\d:\d\d/);

  const paid = won();
  payForIpo(later(paid, paid.paymentStart + 1), paid.set.member, paid.record.id);
  const ids = noticePage(later(paid, paid.paymentDeadline), paid.set.member, {
    language: 'en',
    page: 1,
  }).items;
  expect(ids.map(({ id }) => id)).not.toContain(`${paid.record.id}-paymentEnds`);
});

test.each([
  ['pass', identityTexts.passed],
  ['reject', identityTexts.refused],
] as const)('the end of the identity check is told: %s', (verdict, { title }) => {
  const set = stage();
  const { id } = submitSampleRealName(set.open('10:00'), set.member);
  expect(titles(set, '10:00')).not.toContain(title.en);
  realNameDesk.decide(set.open('10:01'), id, verdict);
  expect(titles(set, '10:01')[0]).toBe(title.en);
});
