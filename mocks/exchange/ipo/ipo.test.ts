import { describe, expect, test } from 'vitest';
import { add, multiply, subtract } from '../../../src/domain/decimal';
import { accountView } from '../account/accountView';
import type { NewIssue } from '../market/newIssues';
import type { TestExchange } from '../testExchange';
import { closePosition } from '../trade/closePosition';
import { positionsIn } from '../trade/positionsOf';
import { drawnLots } from './lottery';
import type { IpoRecord } from './records';
import { applied, balances, exchangeAt, funds, noOtherBalances, paid, won } from './testHelpers';

const minute = 60_000;

/** A number of lots of which only some are won. */
function someOfThemWin({ open, member }: TestExchange, issue: NewIssue): number {
  const { market } = open('10:00');
  const numbers = Array.from({ length: issue.maxLots }, (_, index) => index + 1);
  const winsSome = (lots: number) => drawnLots(market, issue, member.account, lots) < lots;
  return numbers.find((lots) => lots >= issue.minLots && winsSome(lots)) ?? 0;
}

describe('the money', () => {
  test('of the whole application is frozen', () => {
    const { setup, lot } = applied();
    const price = multiply(lot, '5');
    expect(balances(setup)).toEqual({ ...noOtherBalances, available: subtract(funds, price), frozen: price });
  });

  test('of lots not won is released at the draw, and that of won lots stays frozen', () => {
    const context = applied(someOfThemWin);
    const { setup, record, lot, drawDate } = context;
    exchangeAt(context, drawDate);
    expect(record.wonLots).toBeGreaterThan(0);
    expect(record.wonLots).toBeLessThan(record.lots);
    const frozen = multiply(lot, String(record.wonLots));
    expect(balances(setup)).toEqual({ ...noOtherBalances, available: subtract(funds, frozen), frozen });
  });

  test('is invested after the payment, in a position after the listing, without a fee', () => {
    const context = paid();
    const { setup, lot, listingDate } = context;
    const price = multiply(lot, '5');
    const available = subtract(funds, price);
    expect(balances(setup)).toEqual({ ...noOtherBalances, available, invested: price });
    exchangeAt(context, listingDate);
    expect(balances(setup)).toEqual({ ...noOtherBalances, available, positionMargin: price });
  });

  test('is fully released when the payment was missed', () => {
    const context = won();
    exchangeAt(context, context.paymentDeadline);
    expect(balances(context.setup)).toEqual({ ...noOtherBalances, available: funds });
  });

  test('counts as the member’s assets until the listing', () => {
    const context = paid();
    const { totalAssets } = accountView(exchangeAt(context, context.listingDate - 1), context.setup.member);
    expect(totalAssets).toBe(funds);
  });
});

/** Transitions of results and their causes. */
test.each([
  ['awaitingDraw', 'is applied for', applied, ({ drawDate }) => drawDate - 1],
  ['won', 'is drawn', won, ({ drawDate }) => drawDate],
  ['won', 'is not yet payable', won, ({ paymentStart }) => paymentStart - 1],
  ['pendingPayment', 'can be paid', won, ({ paymentStart }) => paymentStart],
  ['pendingPayment', 'can still be paid', won, ({ paymentDeadline }) => paymentDeadline - 1],
  ['notWon', 'is forfeited', won, ({ paymentDeadline }) => paymentDeadline],
  ['paymentCompleted', 'is paid', paid, ({ paymentStart }) => paymentStart],
  ['paymentCompleted', 'is listed', paid, ({ listingDate }) => listingDate],
] as [IpoRecord['result'], string, typeof applied, (context: ReturnType<typeof applied>) => number][])(
  'it is %s when it %s',
  (result, _, arrange, momentOf) => {
    const context = arrange();
    exchangeAt(context, momentOf(context));
    expect(context.record.result).toBe(result);
  },
);

describe('when it is listed', () => {
  test('it is a position at the issue price, in the competition list', () => {
    const context = paid();
    const before = exchangeAt(context, context.listingDate - 1);
    expect(positionsIn(before, context.setup.member, 'competition', 'inProgress')).toEqual([]);
    const exchange = exchangeAt(context, context.listingDate);
    const [position] = positionsIn(exchange, context.setup.member, 'competition', 'inProgress');
    expect(position).toMatchObject({
      id: context.record.positionId,
      symbol: context.issue.listing.symbol,
      side: 'long',
      leverage: 1,
      shares: 5000,
      buyPrice: context.record.issuePrice,
      buyTime: context.listingDate,
      originalMargin: multiply(context.lot, '5'),
      purchaseFee: '0',
    });
  });

  test('it can be sold on the same day', () => {
    const context = paid();
    const exchange = exchangeAt(context, context.listingDate + 330 * minute);
    const sold = closePosition(exchange, context.setup.member, {
      id: context.record.positionId ?? '',
      priceType: 'market',
    });
    expect(sold.status).toBe('closed');
    expect(balances(context.setup)).toMatchObject({
      ...noOtherBalances,
      available: add(funds, sold.realisedProfit ?? ''),
    });
  });
});
