import { describe, expect, test } from 'vitest';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import { specifiedPaths } from '../../../tests/specifiedPaths';
import { at } from '../../scenarios/clock';
import { creditFunds } from '../account/creditFunds';
import { spellingReviewQueue, submitNameSpelling } from '../identity/nameSpelling';
import { realNameReviewQueue } from '../identity/realNameReview';
import { submitSampleRealName, verifyImmediately } from '../identity/seed';
import { payForIpo } from '../ipo/pay';
import { drawWithResult } from '../ipo/seed';
import { applied, exchangeAt, won } from '../ipo/testHelpers';
import { borrow } from '../loans/borrow';
import { register } from '../login/register';
import { type TestExchange, testExchange } from '../testExchange';
import { timestamp } from '../timestamp';
import { rejectDeposit, rejectWithdrawal, requestWithdrawal } from '../transfers/seed';
import { cancelWithdrawal } from '../withdrawals/withdrawals';
import { buybackTexts } from './buybackTexts';
import { depositRejected } from './depositTexts';
import { identityTexts } from './identityTexts';
import { ipoTexts } from './ipoTexts';
import { loanTexts } from './loanTexts';
import { markRead } from './markRead';
import { noticePage, noticeWithText, unreadView } from './noticeViews';
import { personalTexts, withdrawalCancelled } from './personalTexts';

const list = (setup: TestExchange, time: string, date?: string) =>
  noticePage(setup.open(time, date), setup.member, { language: 'en', page: 1 });

const titles = (setup: TestExchange, time: string, date?: string) =>
  list(setup, time, date).items.map(({ title }) => title);

describe.each(['en', 'tw', 'jp'] as const)('in %s', (language) => {
  test('every notice leads to its text', () => {
    const setup = testExchange();
    const exchange = setup.open('10:00');
    const { items } = noticePage(exchange, setup.member, { language, page: 1 });
    expect(items.length).toBeGreaterThan(5);
    for (const { id, title } of items) {
      const notice = noticeWithText(exchange, setup.member, { language, id });
      expect(notice.title).toBe(title);
      expect(notice.html).toMatch(/^<p>/);
      expect(notice.html + title).not.toContain('{');
    }
  });
});

test('the newest notice comes first and none is in the future', () => {
  const setup = testExchange();
  const moments = list(setup, '09:01').items.map(({ publishedAt }) => Date.parse(String(publishedAt)));
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  expect(moments[0]).toBeLessThanOrEqual(setup.open('09:01').now);
});

test('a notice keeps its date on later days', () => {
  const setup = testExchange();
  const dates = (date: string) =>
    list(setup, '10:00', date).items.map(({ id, publishedAt }) => [id, publishedAt]);
  expect(dates('2026-11-25')).toEqual(dates('2026-11-20'));
});

describe('reading', () => {
  test('one notice leaves the others unread, and keeps its first read time', () => {
    const setup = testExchange();
    const { items, unreadCount } = list(setup, '10:00');
    const id = items[0]?.id ?? '';
    expect(markRead(setup.open('10:01'), setup.member, id)).toBe(Number(unreadCount) - 1);
    markRead(setup.open('10:02'), setup.member, id);
    const { readAt } = noticeWithText(setup.open('10:03'), setup.member, { language: 'en', id });
    expect(readAt).toBe(timestamp(at('2026-11-20', '10:01')));
  });

  test('all notices leaves none unread, until a new one is published', () => {
    const setup = testExchange();
    expect(markRead(setup.open('10:00'), setup.member)).toBe(0);
    creditFunds(setup.open('10:01'), setup.member, '5000');
    expect(list(setup, '10:02').unreadCount).toBe(1);
  });

  test('is separate for each member', () => {
    const setup = testExchange();
    const exchange = setup.open('10:00');
    const { inviteCode } = setup.member;
    const other = register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });
    markRead(exchange, setup.member);
    expect(unreadView(exchange, other, 'en').unreadCount).toBeGreaterThan(0);
  });

  test('must-read notices come first, until they are read', () => {
    const setup = testExchange();
    const mustRead = unreadView(setup.open('10:00'), setup.member, 'en').mustRead.map(({ id }) => id);
    expect(mustRead).toEqual(['demonstration', 'risk']);
    markRead(setup.open('10:01'), setup.member, 'demonstration');
    expect(unreadView(setup.open('10:02'), setup.member, 'en').mustRead.map(({ id }) => id)).toEqual([
      'risk',
    ]);
  });
});

describe('a personal notice', () => {
  const linksIn = (html: string) => [...html.matchAll(/href="#([^"?]+)/g)].map(([, path]) => path);

  test.each(
    Object.entries({
      ...personalTexts,
      ...loanTexts,
      ...ipoTexts,
      ...buybackTexts,
      withdrawalCancelled,
      depositRejected,
    }),
  )('of %s leads to the same screens in every language', (_, { html }) => {
    for (const path of linksIn(html.en)) expect(specifiedPaths).toContain(path);
    expect(linksIn(html.tw)).toEqual(linksIn(html.en));
    expect(linksIn(html.jp)).toEqual(linksIn(html.en));
  });

  test('links to its record', () => {
    const setup = testExchange();
    const loan = borrow(setup.open('10:00'), setup.member, { amount: '50000', days: 7 });
    const { id } = list(setup, '10:05').items[0] ?? { id: '' };
    const { html } = noticeWithText(setup.open('10:05'), setup.member, { language: 'en', id });
    expect(html).toContain(`href="#/user/jkjl?id=${loan.id}"`);
  });

  test('reports a deposit, only to its member', () => {
    const setup = testExchange('0');
    const exchange = setup.open('10:00');
    const { inviteCode } = setup.member;
    const other = register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });
    creditFunds(exchange, setup.member, '1234567.5');
    const { items } = list(setup, '10:00');
    const [first] = items.filter(({ kind }) => kind === 'personal');
    const { html } = noticeWithText(exchange, setup.member, { language: 'jp', id: first?.id ?? '' });
    expect(html).toContain('1,234,567.5円');
    const others = noticePage(exchange, other, { language: 'jp', page: 1 }).items;
    expect(others.filter(({ kind }) => kind === 'personal')).toEqual([]);
  });

  test.each([
    ['won', 'IPO: you won', 'lots won: 5 of 5.'],
    ['notWon', 'IPO: not won', 'weren’t allotted any shares'],
  ] as const)('reports a draw once: %s', (end, title, words) => {
    const { setup, record, drawDate } = applied();
    const date = exchangeDate(drawDate);
    const before = titles(setup, '09:59', date);
    drawWithResult(setup.open('09:59', date), record.id, end);
    const [first] = list(setup, '10:01', date).items;
    expect(titles(setup, '10:01', date)).toEqual([title, ...before]);
    expect(first?.orderNumber).toBe(record.orderNumber);
    const exchange = setup.open('10:01', date);
    const { html } = noticeWithText(exchange, setup.member, { language: 'en', id: first?.id ?? '' });
    expect(html).toContain(words);
    expect(html).toContain(`href="#/market/subscribeDetail?id=${record.issueId}"`);
  });

  test('distinguishes a cancelled withdrawal from a rejected one', () => {
    const setup = testExchange();
    const { id } = requestWithdrawal(setup.open('10:00'), setup.member);
    cancelWithdrawal(setup.open('10:01'), setup.member, id);
    rejectWithdrawal(setup.open('10:02'), setup.member);
    expect(titles(setup, '10:03').slice(0, 2)).toEqual([
      'A withdrawal wasn’t completed',
      'You cancelled a withdrawal',
    ]);
  });

  test('reports a rejected deposit with its amount, the reason, and what to do', () => {
    const setup = testExchange();
    const { id, orderNumber } = rejectDeposit(setup.open('10:00'), setup.member, '90000');
    const [first] = list(setup, '10:01').items;
    expect(first).toMatchObject({ title: 'A deposit was rejected', orderNumber });
    const { html } = noticeWithText(setup.open('10:01'), setup.member, {
      language: 'en',
      id: first?.id ?? '',
    });
    expect(html).toContain('¥90,000 wasn’t added to your balance. The proof couldn’t be matched');
    expect(html).toContain('submit it again, or contact customer service.');
    expect(html).toContain(`href="#/user/rechargeChannel?id=${id}"`);
  });
});

test('an IPO payment has notices when it opens and a day before it ends, until it is paid', () => {
  const context = won();
  const { record, paymentStart, paymentDeadline, issue } = context;
  const seen = (moment: number) =>
    noticePage(exchangeAt(context, moment), context.setup.member, { language: 'en', page: 1 }).items.map(
      ({ id }) => id,
    );
  const due = `${record.id}-paymentDue`;
  const ends = `${record.id}-paymentEnds`;
  const day = 86_400_000;
  expect(paymentDeadline - day).toBeGreaterThan(paymentStart);
  expect(seen(paymentStart - 1)).not.toContain(due);
  expect(seen(paymentStart)).toContain(due);
  expect(seen(paymentDeadline - day - 1)).not.toContain(ends);
  expect(seen(paymentDeadline - day)).toContain(ends);
  const { html } = noticeWithText(exchangeAt(context, paymentStart), context.setup.member, {
    language: 'jp',
    id: due,
  });
  expect(html).toContain(issue.listing.name.jp);
  expect(html).toMatch(/[\d,]+円の購入手続きは\d\d\/\d\d \d\d:\d\d/);

  const paid = won();
  payForIpo(exchangeAt(paid, paid.paymentStart + 1), paid.setup.member, paid.record.id);
  const ids = noticePage(exchangeAt(paid, paid.paymentDeadline), paid.setup.member, {
    language: 'en',
    page: 1,
  }).items;
  expect(ids.map(({ id }) => id)).not.toContain(`${paid.record.id}-paymentEnds`);
});

test.each([
  ['pass', identityTexts.passed],
  ['reject', identityTexts.refused],
] as const)('the result of the identity check has a notice: %s', (verdict, { title }) => {
  const setup = testExchange();
  const { id } = submitSampleRealName(setup.open('10:00'), setup.member);
  expect(titles(setup, '10:00')).not.toContain(title.en);
  realNameReviewQueue.decide(setup.open('10:01'), id, verdict);
  expect(titles(setup, '10:01')[0]).toBe(title.en);
});

test.each([
  ['pass', identityTexts.spellingPassed],
  ['reject', identityTexts.spellingRefused],
] as const)('the result of the review of a spelling has a notice: %s', (verdict, { title }) => {
  const setup = testExchange();
  verifyImmediately(setup.open('10:00'), setup.member);
  const request = { script: 'latin', spelling: 'Aoki Haruka' } as const;
  const { id } = submitNameSpelling(setup.open('10:01'), setup.member, request);
  expect(titles(setup, '10:01')).not.toContain(title.en);
  spellingReviewQueue.decide(setup.open('10:02'), id, verdict);
  expect(titles(setup, '10:02')[0]).toBe(title.en);
});
