import { compare, isPositive, isWhole } from '../../../src/domain/decimal';
import { ipoPhaseAt } from '../../../src/domain/ipo/ipoPhase';
import { ipoPrice } from '../arithmetic/investments';
import type { Exchange } from '../exchange';
import { balanceOf, pocketOf, post, transfer } from '../ledger';
import type { NewIssue } from '../market/newIssues';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import { applicationFor } from './applicationsOf';
import { requireOpenChannel } from './channel';
import { announcedIssue } from './issues';
import type { IpoRecord } from './records';
import { timetableOf } from './timetable';

const { lotSize } = tradeRules;

interface Request {
  /** Id of the new issue. */
  id: string;
  lots: string;
}

/** Applies for a new issue, once per member, and freezes the price of all lots: the maximum that can become due. */
export function applyForIpo(exchange: Exchange, member: Member, { id, lots: wanted }: Request): IpoRecord {
  if (member.restrictions.includes('tradeBanned')) throw new Refusal('tradingBanned');
  const issue = announcedIssue(exchange, id);
  const lots = checkedLots(issue, wanted);
  requireSubscribing(exchange, issue);
  requireOpenChannel(exchange);
  if (applicationFor(exchange, member, id)) throw new Refusal('subscribeOnce');
  if (lots < issue.minLots) {
    throw new Refusal('minimumSubscriptionQuantity', { n: String(issue.minLots * lotSize) });
  }
  const issuePrice = String(issue.issuePrice);
  const price = ipoPrice({ issuePrice, lots, lotSize });
  requireFunds(exchange, member, price);
  const record = addRecord(exchange, member, { issueId: id, issuePrice, lots });
  const lines = transfer(pocketOf(member.account, 'available'), pocketOf(member.account, 'frozen'), price);
  post(exchange.world.ledger, { at: exchange.now, reason: 'ipoApplied', record: record.id, lines });
  return record;
}

/** Requires whole lots, at most the maximum of one application. */
function checkedLots({ maxLots }: NewIssue, lots: string): number {
  if (!isWhole(lots) || !isPositive(lots) || compare(lots, String(maxLots)) > 0) {
    throw new Refusal('parameterError');
  }
  return Number(lots);
}

function requireSubscribing({ market, now }: Exchange, issue: NewIssue): void {
  const phase = ipoPhaseAt(timetableOf(market, issue), now);
  if (phase === 'waiting') throw new Refusal('beforeSubscriptionTime');
  if (phase === 'ended') throw new Refusal('noNewIssues');
}

function requireFunds({ world }: Exchange, { account }: Member, price: string): void {
  if (compare(balanceOf(world.ledger, pocketOf(account, 'available')), price) < 0) {
    throw new Refusal('insufficientSubscriptionFunds');
  }
}

function addRecord(
  exchange: Exchange,
  { account }: Member,
  applied: Pick<IpoRecord, 'issueId' | 'issuePrice' | 'lots'>,
): IpoRecord {
  const record: IpoRecord = {
    ...newNumbers(exchange, 'A'),
    account,
    ...applied,
    result: 'awaitingDraw',
    appliedAt: exchange.now,
    wonLots: null,
    drawnAt: null,
    paidAt: null,
    forfeitedAt: null,
    positionId: null,
  };
  setEntry(exchange.world.ipo.records, record.id, record);
  return record;
}
