import type { RawResponseOf } from '../../../src/api/contract/call';
import type { ipoDetail } from '../../../src/api/contract/ipo';
import { ipoPrice } from '../arithmetic/investments';
import type { Exchange } from '../exchange';
import { businessTexts } from '../market/company/businessTexts';
import type { NewIssue } from '../market/newIssues';
import { tradeRules } from '../rules';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { applicationFor } from './applicationsOf';
import { phaseOf } from './issues';
import { timetableOf } from './timetable';

const { lotSize } = tradeRules;

/** A new issue as sent to a member. */
export function issueView(
  exchange: Exchange,
  member: Member,
  issue: NewIssue,
): RawResponseOf<typeof ipoDetail>['issue'] {
  const { id, listing, totalLots, minLots, maxLots } = issue;
  const { symbol, code, name, exchange: exchangeCode } = listing;
  const issuePrice = String(issue.issuePrice);
  const times = timetableOf(exchange.market, issue);
  return {
    id,
    symbol,
    code,
    name,
    issuePrice,
    lotSize,
    minLots,
    maxLots,
    exchange: exchangeCode,
    business: businessTexts[issue.listing.sector],
    phase: phaseOf(exchange, issue),
    totalSubscriptionLots: totalLots,
    lotPrice: ipoPrice({ issuePrice, lots: 1, lotSize }),
    mostOwed: ipoPrice({ issuePrice, lots: maxLots, lotSize }),
    subscriptionDate: timestamp(times.subscriptionDate),
    deadline: timestamp(times.deadline),
    drawDate: timestamp(times.drawDate),
    paymentDeadline: timestamp(times.paymentDeadline),
    listingDate: timestamp(times.listingDate),
    applicationId: applicationFor(exchange, member, id)?.id ?? null,
  };
}
