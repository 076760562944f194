import { describe, expect, test } from 'vitest';
import { multiply } from '../../../src/domain/decimal';
import { testExchange } from '../testExchange';
import { applicationsOf } from './applicationsOf';
import { applicationView } from './applicationView';
import { applyForIpo } from './apply';
import { allot } from './draw';
import { issuesIn } from './issues';
import { issueView } from './issueView';
import type { IpoRecord } from './records';
import { applied, exchangeAt, paid, won } from './testHelpers';

const minute = 60_000;

describe('a member sees', () => {
  test('issues in every phase, the next one first', () => {
    const { open, member } = testExchange();
    const exchange = open('10:00');
    const view = (phase: 'waiting' | 'subscribing' | 'ended') =>
      issuesIn(exchange, phase).map((issue) => issueView(exchange, member, issue));
    const ascending = (moments: unknown[]) => expect(moments).toEqual(moments.toSorted());
    expect(view('waiting').length).toBeGreaterThan(0);
    expect(view('subscribing').length).toBeGreaterThan(0);
    expect(view('ended').length).toBeGreaterThan(0);
    ascending(view('waiting').map(({ subscriptionDate }) => subscriptionDate));
    ascending(view('subscribing').map(({ deadline }) => deadline));
    ascending(
      view('ended')
        .map(({ listingDate }) => listingDate)
        .toReversed(),
    );
    for (const phase of ['waiting', 'subscribing', 'ended'] as const)
      for (const issue of view(phase)) expect(issue.phase).toBe(phase);
    expect(issuesIn(exchange)).toHaveLength(
      view('waiting').length + view('subscribing').length + view('ended').length,
    );
  });

  test('the maximum amount due, and that they have applied', () => {
    const { setup, issue, record, lot } = applied();
    const view = issueView(setup.open('10:00'), setup.member, issue);
    expect(view).toMatchObject({ lotPrice: lot, applicationId: record.id });
    expect(view.mostOwed).toBe(multiply(lot, String(issue.maxLots)));
  });

  test('the amount due and the amount paid, at each step', () => {
    const price = (context: { lot: string }) => multiply(context.lot, '5');
    const money = (context: ReturnType<typeof applied>, moment: number) => {
      const { amountToPay, amountPaid, frozenAmount } = applicationView(
        exchangeAt(context, moment),
        context.record,
      );
      return [amountToPay, amountPaid, frozenAmount];
    };
    const waiting = applied();
    expect(money(waiting, waiting.drawDate - 1)).toEqual(['0', '0', price(waiting)]);
    const winner = won();
    expect(money(winner, winner.drawDate)).toEqual([price(winner), '0', price(winner)]);
    expect(money(winner, winner.paymentStart)).toEqual([price(winner), '0', price(winner)]);
    expect(money(winner, winner.paymentDeadline)).toEqual(['0', '0', '0']);
    const partial = applied();
    allot(exchangeAt(partial, partial.drawDate - 1), partial.record, 2);
    const twoLots = multiply(partial.lot, '2');
    expect(money(partial, partial.drawDate)).toEqual([twoLots, '0', twoLots]);
    const payer = paid();
    expect(money(payer, payer.paymentStart)).toEqual(['0', price(payer), '0']);
    expect(money(payer, payer.listingDate)).toEqual(['0', price(payer), '0']);
  });

  test('only their own records, latest first, optionally by result', () => {
    const context = won();
    const exchange = exchangeAt(context, context.drawDate);
    const [next] = issuesIn(exchange, 'subscribing');
    const tomorrow = exchangeAt(context, context.paymentStart + 60 * minute);
    const id = next?.id ?? '';
    const { orderNumber } = applyForIpo(tomorrow, context.setup.member, { id, lots: '5' });
    const numbers = (results?: IpoRecord['result'][]) =>
      applicationsOf(tomorrow, context.setup.member, results).map((record) => record.orderNumber);
    expect(numbers()).toEqual([orderNumber, context.record.orderNumber]);
    expect(numbers(['awaitingDraw'])).toEqual([orderNumber]);
    expect(numbers(['won', 'pendingPayment'])).toEqual([context.record.orderNumber]);
    expect(applicationsOf(tomorrow, { ...context.setup.member, account: '9000000009' })).toEqual([]);
  });

  test('dates in ascending order', () => {
    const { drawDate, paymentStart, paymentDeadline, deadline, subscriptionDate, listingDate } = applied();
    const dates = [subscriptionDate, deadline, drawDate, paymentStart, paymentDeadline, listingDate];
    const ascending = [...new Set(dates)].sort((one, other) => one - other);
    expect(dates).toEqual(ascending);
  });
});
