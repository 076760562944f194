import type { Exchange } from '../exchange/exchange';
import { applicationFor } from '../exchange/ipo/applicationsOf';
import { applyForIpo } from '../exchange/ipo/apply';
import { issuesIn } from '../exchange/ipo/issues';
import { payForIpo } from '../exchange/ipo/pay';
import { drawWithResult } from '../exchange/ipo/seed';
import { timetableOf } from '../exchange/ipo/timetable';
import type { NewIssue } from '../exchange/market/newIssues';
import { openExchange } from '../exchange/openExchange';
import { type Member, newWorld, type World } from '../exchange/world';
import { at, seed, storyNow } from './clock';
import { fundedMember } from './demoWorld';
import { on, runTimedActions, type TimedAction } from './timedActions';

interface Course {
  /** Day of the application, the first of the subscription. */
  applied: string;
  /** Day and result of the draw; missing if it is still ahead. */
  drawn?: { date: string; end: 'won' | 'notWon' };
  paid?: string;
}

/** Courses of the applications, earliest first. */
const courses: Course[] = [
  // Paid and listed; now a position.
  { applied: '2026-10-21', drawn: { date: '2026-10-28', end: 'won' }, paid: '2026-10-29' },
  // Won and not paid in time.
  { applied: '2026-10-27', drawn: { date: '2026-11-04', end: 'won' } },
  { applied: '2026-11-05', drawn: { date: '2026-11-12', end: 'notWon' } },
  // Paid; listed next Tuesday.
  { applied: '2026-11-09', drawn: { date: '2026-11-16', end: 'won' }, paid: '2026-11-17' },
  // Due by 15:00 today.
  { applied: '2026-11-11', drawn: { date: '2026-11-18', end: 'won' } },
  // Just won; can be paid from the next trading day.
  { applied: '2026-11-13', drawn: { date: '2026-11-20', end: 'won' } },
  { applied: '2026-11-17' },
  { applied: '2026-11-19' },
];

/** A member with applications for new issues in every state. One payment is due today. */
export function ipoWinnerWorld(): World {
  const world = newWorld(seed, at('2026-10-19', '09:00'));
  const member = fundedMember(openExchange(world, at('2026-10-19', '09:00')), '50000000');
  runTimedActions(
    world,
    courses.flatMap((course) => actionsOf(member, course)),
  );
  openExchange(world, storyNow);
  return world;
}

function actionsOf(member: Member, { applied, drawn, paid }: Course): TimedAction[] {
  let id = '';
  return [
    on(applied, '09:50', (exchange) => {
      const issue = openedToday(exchange, member);
      id = applyForIpo(exchange, member, { id: issue.id, lots: String(issue.minLots) }).id;
    }),
    ...(drawn
      ? [on(drawn.date, '09:59', (exchange: Exchange) => drawWithResult(exchange, id, drawn.end))]
      : []),
    ...(paid ? [on(paid, '12:40', (exchange: Exchange) => void payForIpo(exchange, member, id))] : []),
  ];
}

/** The issue whose subscription started last. */
function openedToday(exchange: Exchange, member: Member): NewIssue {
  const [latest] = issuesIn(exchange, 'subscribing').toSorted(
    (one, other) =>
      timetableOf(exchange.market, other).subscriptionDate -
      timetableOf(exchange.market, one).subscriptionDate,
  );
  if (!latest || applicationFor(exchange, member, latest.id)) throw new Error('no subscription begins today');
  return latest;
}
