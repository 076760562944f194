import { describe, expect, test } from 'vitest';
import { multiply } from '../../../src/domain/decimal';
import { exchangeDate } from '../../../src/domain/tradingSession';
import { at } from '../../scenarios/clock';
import { openExchange } from '../openExchange';
import { stage } from '../stage';
import { issueOf } from './applicationsOf';
import { applyForIpo } from './apply';
import { ipoDesk } from './draw';
import { issuesIn, losingIssue, winningIssue } from './issues';
import { drawnLots } from './lottery';
import { applied, balances, funds, later, nothingElse } from './testScene';
import { timetableOf } from './timetable';

const minute = 60_000;

describe('the draw', () => {
  test('by hand takes all or nothing, and its payment opens at eight on the next trading day', () => {
    const scene = applied();
    const friday = later(scene, at('2026-11-20', '11:00'));
    expect(ipoDesk.waiting(friday)).toMatchObject([
      { amount: multiply(scene.lot, '5'), dueAt: scene.drawDate },
    ]);
    ipoDesk.decide(friday, scene.record.id, 'pass');
    ipoDesk.decide(friday, scene.record.id, 'reject');
    expect(scene.record).toMatchObject({ result: 'won', wonLots: 5 });
    expect(ipoDesk.waiting(friday)).toEqual([]);
    later(scene, at('2026-11-24', '07:59'));
    expect(scene.record.result).toBe('won');
    later(scene, at('2026-11-24', '08:00'));
    expect(scene.record.result).toBe('pendingPayment');

    const other = applied();
    ipoDesk.decide(later(other, at('2026-11-20', '11:00')), other.record.id, 'reject');
    expect(other.record).toMatchObject({ result: 'notWon', wonLots: 0, forfeitedAt: null });
    expect(balances(other.set)).toEqual({ ...nothingElse, available: funds });
  });

  test('lets fewer than half of the applications win, from the minimum to all of their lots', () => {
    const { market } = stage().open('10:00');
    const issues = issuesIn(stage().open('10:00'));
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

  test('is known beforehand to whoever builds a scene', () => {
    let found = { won: 0, notWon: 0 };
    for (let day = 0; day < 30; day += 1) {
      const set = stage('20000000');
      const exchange = openExchange(set.world, at('2026-11-20', '10:00') + day * 24 * 60 * minute);
      const isOpen = exchange.market.calendar.dayAt(exchange.now).date === exchangeDate(exchange.now);
      if (!isOpen) continue;
      for (const [choose, isWon] of [
        [winningIssue, true],
        [losingIssue, false],
      ] as const) {
        const issue = choose(exchange, set.member);
        if (!issue) continue;
        const lots = String(issue.minLots);
        const record = applyForIpo(exchange, set.member, { id: issue.id, lots });
        const { drawDate } = timetableOf(exchange.market, issueOf(exchange, record));
        const then = openExchange(structuredClone(set.world), drawDate);
        expect((then.world.ipo.records[record.id]?.wonLots ?? 0) > 0).toBe(isWon);
        found = { won: found.won + (isWon ? 1 : 0), notWon: found.notWon + (isWon ? 0 : 1) };
      }
    }
    expect(found.won).toBeGreaterThan(3);
    expect(found.notWon).toBeGreaterThan(3);
  });
});
