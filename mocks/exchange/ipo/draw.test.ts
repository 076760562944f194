import { describe, expect, test } from 'vitest';
import type { DecidedKind } from '../../../src/api/contract/demo';
import { multiply } from '../../../src/domain/decimal';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import { at } from '../../scenarios/clock';
import { decideReview, waitingReviews } from '../backOffice';
import { openExchange } from '../openExchange';
import { Refusal } from '../refusal';
import { testExchange } from '../testExchange';
import { issueOf } from './applicationsOf';
import { applyForIpo } from './apply';
import { allot } from './draw';
import { issuesIn, losingIssue, winningIssue } from './issues';
import { drawnLots } from './lottery';
import { drawWithResult } from './seed';
import { applied, balances, exchangeAt, funds, noOtherBalances, won } from './testHelpers';
import { timetableOf } from './timetable';

const minute = 60_000;

describe('the draw', () => {
  test('happens on its date: the back office cannot decide it earlier', () => {
    const context = applied();
    const friday = exchangeAt(context, at('2026-11-20', '11:00'));
    const { id } = context.record;
    expect(waitingReviews(friday)).toMatchObject([
      { kind: 'ipoDraw', id, amount: multiply(context.lot, '5'), dueAt: context.drawDate },
    ]);
    const decided = () => decideReview(friday, 'ipoDraw' as DecidedKind, id, 'pass');
    expect(decided).toThrow(new Refusal('notInReview'));
    expect(() => drawWithResult(friday, id, 'won')).toThrow('the draw is not due yet');
    exchangeAt(context, context.drawDate - 1);
    expect(context.record).toMatchObject({ result: 'awaitingDraw', wonLots: null, drawnAt: null });
    const drawn = exchangeAt(context, context.drawDate);
    expect(context.record).toMatchObject({ result: 'won', drawnAt: context.drawDate });
    expect(waitingReviews(drawn)).toEqual([]);
  });

  test('releases all money if nothing is won', () => {
    const context = applied();
    drawWithResult(exchangeAt(context, context.drawDate - 1), context.record.id, 'notWon');
    expect(context.record).toMatchObject({ result: 'notWon', wonLots: 0, forfeitedAt: null });
    expect(balances(context.setup)).toEqual({ ...noOtherBalances, available: funds });
  });

  test('names the money of lots not won by whether others were won', () => {
    const latest = ({ setup }: ReturnType<typeof applied>) => setup.world.ledger.entries.at(-1)?.reason;
    const none = applied();
    drawWithResult(exchangeAt(none, none.drawDate - 1), none.record.id, 'notWon');
    expect(latest(none)).toBe('ipoNotWon');
    const some = applied();
    allot(exchangeAt(some, some.drawDate - 1), some.record, 2);
    expect(latest(some)).toBe('ipoPartNotWon');
  });

  test('on a Wednesday opens the payment at 08:00 on Thursday', () => {
    const context = won();
    expect(context.drawDate).toBe(at('2026-11-25', '10:00'));
    exchangeAt(context, at('2026-11-26', '07:59'));
    expect(context.record.result).toBe('won');
    exchangeAt(context, at('2026-11-26', '08:00'));
    expect(context.record.result).toBe('pendingPayment');
  });

  test('lets fewer than half of the applications win, between the minimum and all of their lots', () => {
    const { market } = testExchange().open('10:00');
    const issues = issuesIn(testExchange().open('10:00'));
    const draws = issues.flatMap((issue) =>
      Array.from({ length: 100 }, (_, index) => ({
        issue,
        lots: drawnLots(market, issue, `90000000${10 + index}`, 8),
      })),
    );
    const winners = draws.filter(({ lots }) => lots > 0);
    expect(winners.length / draws.length).toBeGreaterThan(0.4);
    expect(winners.length / draws.length).toBeLessThan(0.5);
    expect(Math.max(...winners.map(({ lots }) => lots))).toBe(8);
    for (const { issue, lots } of winners) expect(lots).toBeGreaterThanOrEqual(issue.minLots);
  });

  test('can be predicted by code that builds a scenario', () => {
    let found = { won: 0, notWon: 0 };
    for (let day = 0; day < 30; day += 1) {
      const setup = testExchange('20000000');
      const exchange = openExchange(setup.world, at('2026-11-20', '10:00') + day * 24 * 60 * minute);
      const isOpen = exchange.market.calendar.dayAt(exchange.now).date === exchangeDate(exchange.now);
      if (!isOpen) continue;
      for (const [choose, isWon] of [
        [winningIssue, true],
        [losingIssue, false],
      ] as const) {
        const issue = choose(exchange, setup.member);
        if (!issue) continue;
        const lots = String(issue.minLots);
        const record = applyForIpo(exchange, setup.member, { id: issue.id, lots });
        const { drawDate } = timetableOf(exchange.market, issueOf(exchange, record));
        const then = openExchange(structuredClone(setup.world), drawDate);
        expect((then.world.ipo.records[record.id]?.wonLots ?? 0) > 0).toBe(isWon);
        found = { won: found.won + (isWon ? 1 : 0), notWon: found.notWon + (isWon ? 0 : 1) };
      }
    }
    expect(found.won).toBeGreaterThan(3);
    expect(found.notWon).toBeGreaterThan(3);
  });
});
