import { multiply } from '../../../src/domain/decimal';
import { balanceOf, type Pocket, pocketOf } from '../ledger';
import type { NewIssue } from '../market/newIssues';
import { openExchange } from '../openExchange';
import { type Stage, stage } from '../stage';
import { applyForIpo } from './apply';
import { drawAs } from './byDoing';
import { winningIssue } from './issues';
import { payForIpo } from './pay';
import { paymentStartOf, timetableOf } from './timetable';

/** In yen: enough for any application. */
export const funds = '100000000000';

/** What the member has where. */
export const balances = ({ world, member }: Stage) => {
  const of = (pocket: Pocket) => balanceOf(world.ledger, pocketOf(member.account, pocket));
  return {
    available: of('available'),
    frozen: of('frozen'),
    invested: of('invested'),
    positionMargin: of('positionMargin'),
  };
};

/** Nothing but what is available. */
export const nothingElse = { frozen: '0', invested: '0', positionMargin: '0' };

/** Five lots of an issue of which some will be won, or other lots of it, applied for on Friday 2026-11-20 at ten. */
export function applied(lotsOf: (set: Stage, issue: NewIssue) => number = () => 5) {
  const set = stage(funds);
  const exchange = set.open('10:00');
  const issue = winningIssue(exchange, set.member);
  if (!issue) throw new Error('nothing is open that is won');
  const record = applyForIpo(exchange, set.member, { id: issue.id, lots: String(lotsOf(set, issue)) });
  const lot = multiply(record.issuePrice, '1000');
  const { drawDate, ...times } = timetableOf(exchange.market, issue);
  return {
    ...times,
    set,
    issue,
    record,
    lot,
    drawDate,
    paymentStart: paymentStartOf(exchange.market, drawDate),
  };
}

/** All five lots are won. */
export function won() {
  const scene = applied();
  const { set, record, drawDate } = scene;
  drawAs(openExchange(set.world, drawDate - 1), record.id, 'won');
  return scene;
}

/** The exchange at a later moment. */
export const later = ({ set }: { set: Stage }, moment: number) => openExchange(set.world, moment);

/** All five lots, paid as soon as they can be. */
export const paid = () => {
  const scene = won();
  payForIpo(later(scene, scene.paymentStart), scene.set.member, scene.record.id);
  return scene;
};
