import type { IpoResult } from '../../../src/domain/ipo/ipoVocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { findNewIssue, type NewIssue } from '../market/newIssues';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { IpoRecord } from './records';
import { timetableOf } from './timetable';
import { compareUrgency } from './urgency';

/** A member's applications, latest first, optionally only those with certain results. */
export function applicationsOf(
  { world }: Exchange,
  { account }: Member,
  results?: readonly IpoResult[] | null,
): IpoRecord[] {
  return Object.values(world.ipo.records)
    .filter((record) => record.account === account && (!results || results.includes(record.result)))
    .sort((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1));
}

/** The same, by what must be done first. */
export function applicationsByUrgency(
  exchange: Exchange,
  member: Member,
  results?: readonly IpoResult[] | null,
): IpoRecord[] {
  return applicationsOf(exchange, member, results)
    .map((record) => ({
      ...timetableOf(exchange.market, issueOf(exchange, record)),
      record,
      result: record.result,
      appliedAt: record.appliedAt,
      listed: record.positionId !== null,
    }))
    .sort(compareUrgency)
    .map(({ record }) => record);
}

/** The member's application for an issue, if any. There is at most one. */
export function applicationFor(exchange: Exchange, member: Member, issueId: string): IpoRecord | undefined {
  return applicationsOf(exchange, member).find((record) => record.issueId === issueId);
}

/** One of the member's own applications. */
export function ownApplication({ world }: Exchange, { account }: Member, id: string): IpoRecord {
  const record = lookup(world.ipo.records, id);
  if (record?.account !== account) throw new Refusal('parameterError');
  return record;
}

/** The new issue of an application. */
export function issueOf({ market }: Exchange, { issueId }: IpoRecord): NewIssue {
  const issue = findNewIssue(market, issueId);
  if (!issue) throw new RangeError(`no new issue ${issueId}`);
  return issue;
}
