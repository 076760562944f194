import { expect, test } from 'vitest';
import { outstandingOf } from '../../../src/domain/loans/loanInterest';
import { creditFunds } from '../account/creditFunds';
import { borrow } from '../loans/borrow';
import { debtAt } from '../loans/debt';
import { repay } from '../loans/repay';
import { type TestExchange, testExchange } from '../testExchange';
import { loanTexts } from './loanTexts';
import { noticePage, noticeWithText } from './noticeViews';

const list = (setup: TestExchange, time: string, date?: string) =>
  noticePage(setup.open(time, date), setup.member, { language: 'en', page: 1 });

const titles = (setup: TestExchange, time: string, date?: string) =>
  list(setup, time, date).items.map(({ title }) => title);

test('a loan has notices from its audit until it is overdue', () => {
  const setup = testExchange();
  const { orderNumber } = borrow(setup.open('10:00'), setup.member, { amount: '50000', days: 7 });
  expect(list(setup, '10:05').items[0]).toMatchObject({ title: 'A loan was paid out', orderNumber });
  expect(titles(setup, '10:04', '2026-11-26')).not.toContain('A loan is due within a day');
  const due = list(setup, '10:05', '2026-11-26').items.find(({ title }) => title === loanTexts.due.title.en);
  const text = noticeWithText(setup.open('10:06', '2026-11-26'), setup.member, {
    language: 'en',
    id: due?.id ?? '',
  });
  expect(text.html).toMatch(/^<p>Repay ¥50,\d{3}(\.\d\d?)?, including interest, by 11\/27 10:05 /);
  expect(titles(setup, '10:06', '2026-11-27')).toContain('A loan is overdue');
});

test('the notice of a due loan asks for nothing once the loan is repaid', () => {
  const setup = testExchange();
  borrow(setup.open('10:00'), setup.member, { amount: '50000', days: 7 });
  const due = list(setup, '10:05', '2026-11-26').items.find(({ title }) => title === loanTexts.due.title.en);
  const exchange = setup.open('10:06', '2026-11-26');
  creditFunds(exchange, setup.member, '1000');
  const [loan] = Object.values(exchange.world.loans.records);
  if (!loan) throw new Error('there is no loan');
  repay(exchange, setup.member, { id: loan.id, amount: outstandingOf(debtAt(loan, exchange.now)) });
  const { html } = noticeWithText(exchange, setup.member, { language: 'en', id: due?.id ?? '' });
  expect(html).toMatch(/^<p>You have repaid this loan\. There’s nothing left to do\. /);
});
