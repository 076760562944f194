import { compare } from '../../../src/domain/decimal';
import { ipoPhaseAt } from '../../../src/domain/ipo/ipoPhase';
import type { IpoPhase } from '../../../src/domain/ipo/ipoVocabulary';
import { ipoPrice } from '../arithmetic/investments';
import type { Exchange } from '../exchange';
import { balanceOf, pocketOf } from '../ledger';
import { findNewIssue, type NewIssue, newIssuesAt } from '../market/newIssues';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import type { Member } from '../world';
import { applicationFor } from './applicationsOf';
import { drawnLots } from './lottery';
import { timetableOf } from './timetable';

/** Current phase of an issue. */
export const phaseOf = ({ market, now }: Exchange, issue: NewIssue): IpoPhase =>
  ipoPhaseAt(timetableOf(market, issue), now);

/**
 * Current issues in one phase: upcoming ones earliest first, finished ones latest first. Without a phase: all issues,
 * latest first.
 */
export function issuesIn(exchange: Exchange, phase?: IpoPhase | null): NewIssue[] {
  const all = newIssuesAt(exchange.market, exchange.now).toSorted(
    (one, other) => one.listedOn - other.listedOn,
  );
  const found = phase ? all.filter((issue) => phaseOf(exchange, issue) === phase) : all;
  return phase === 'waiting' || phase === 'subscribing' ? found : found.toReversed();
}

/** An announced new issue, including those listed long ago. */
export function announcedIssue(exchange: Exchange, id: string): NewIssue {
  const issue = findNewIssue(exchange.market, id);
  const [latest] = issuesIn(exchange);
  const known = issue && latest && issue.listedOn <= latest.listedOn;
  if (!known) throw new Refusal('noNewIssues');
  return issue;
}

/** An issue that the member can apply for now and will win something of; undefined if there is none. */
export function winningIssue(exchange: Exchange, member: Member): NewIssue | undefined {
  return openIssues(exchange, member).find((issue) => willWin(exchange, member, issue));
}

/** An issue that the member can apply for now and will win nothing of; undefined if there is none. */
export function losingIssue(exchange: Exchange, member: Member): NewIssue | undefined {
  return openIssues(exchange, member).find((issue) => !willWin(exchange, member, issue));
}

/** Issues open for applications that the member has not applied for and can afford the minimum of. */
function openIssues(exchange: Exchange, member: Member): NewIssue[] {
  const available = balanceOf(exchange.world.ledger, pocketOf(member.account, 'available'));
  const leastOf = ({ issuePrice, minLots }: NewIssue) =>
    ipoPrice({ issuePrice: String(issuePrice), lots: minLots, lotSize: tradeRules.lotSize });
  return issuesIn(exchange, 'subscribing').filter(
    (issue) => !applicationFor(exchange, member, issue.id) && compare(leastOf(issue), available) <= 0,
  );
}

const willWin = ({ market }: Exchange, { account }: Member, issue: NewIssue): boolean =>
  drawnLots(market, issue, account, issue.minLots) > 0;
