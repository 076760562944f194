import { multiply } from '../../../src/domain/decimal';
import { balanceOf, type Pocket, pocketOf } from '../ledger';
import type { NewIssue } from '../market/newIssues';
import { openExchange } from '../openExchange';
import { type TestExchange, testExchange } from '../testExchange';
import { applyForIpo } from './apply';
import { winningIssue } from './issues';
import { payForIpo } from './pay';
import { drawWithResult } from './seed';
import { paymentStartOf, timetableOf } from './timetable';

/** Funds in yen for any application. */
export const funds = '100000000000';

/** Balances of the member by pocket. */
export const balances = ({ world, member }: TestExchange) => {
  const of = (pocket: Pocket) => balanceOf(world.ledger, pocketOf(member.account, pocket));
  return {
    available: of('available'),
    frozen: of('frozen'),
    invested: of('invested'),
    positionMargin: of('positionMargin'),
  };
};

/** Zero balances in all pockets except `available`. */
export const noOtherBalances = { frozen: '0', invested: '0', positionMargin: '0' };

/** Applies on Friday 2026-11-20 at 10:00 for five lots, or other lots, of an issue that will be partly won. */
export function applied(lotsOf: (setup: TestExchange, issue: NewIssue) => number = () => 5) {
  const setup = testExchange(funds);
  const exchange = setup.open('10:00');
  const issue = winningIssue(exchange, setup.member);
  if (!issue) throw new Error('nothing is open that is won');
  const record = applyForIpo(exchange, setup.member, { id: issue.id, lots: String(lotsOf(setup, issue)) });
  const lot = multiply(record.issuePrice, '1000');
  const { drawDate, ...times } = timetableOf(exchange.market, issue);
  return {
    ...times,
    setup,
    issue,
    record,
    lot,
    drawDate,
    paymentStart: paymentStartOf(exchange.market, drawDate),
  };
}

/** The same with all five lots won. */
export function won() {
  const context = applied();
  const { setup, record, drawDate } = context;
  drawWithResult(openExchange(setup.world, drawDate - 1), record.id, 'won');
  return context;
}

/** The exchange at a later time. */
export const exchangeAt = ({ setup }: { setup: TestExchange }, moment: number) =>
  openExchange(setup.world, moment);

/** The same with all five lots paid as early as possible. */
export const paid = () => {
  const context = won();
  payForIpo(exchangeAt(context, context.paymentStart), context.setup.member, context.record.id);
  return context;
};
