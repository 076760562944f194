import type { RawResponseOf } from '../../../src/api/contract/call';
import type { ipoApply } from '../../../src/api/contract/ipo';
import type { Exchange } from '../exchange';
import type { Market } from '../market/market';
import type { NewIssue } from '../market/newIssues';
import { tradeRules } from '../rules';
import { timestamp } from '../timestamp';
import { issueOf } from './applicationsOf';
import { frozenFor, subscriptionPriceOf, wonPriceOf } from './prices';
import type { IpoRecord } from './records';
import { paymentStartOf, timetableOf } from './timetable';

/** An application as sent to its member. */
export function applicationView(exchange: Exchange, record: IpoRecord): RawResponseOf<typeof ipoApply> {
  const issue = issueOf(exchange, record);
  const { symbol, code, name } = issue.listing;
  const { id, orderNumber, issueId, issuePrice, lots, result, wonLots, positionId } = record;
  const toPay = result === 'won' || result === 'pendingPayment';
  return {
    id,
    orderNumber,
    issueId,
    symbol,
    code,
    name,
    issuePrice,
    subscribedLots: lots,
    subscribedShares: lots * tradeRules.lotSize,
    totalSubscriptionPrice: subscriptionPriceOf(record),
    lotteryResult: result,
    wonLots,
    wonShares: wonLots === null ? null : wonLots * tradeRules.lotSize,
    amountToPay: toPay ? wonPriceOf(record) : '0',
    amountPaid: result === 'paymentCompleted' ? wonPriceOf(record) : '0',
    frozenAmount: frozenFor(record),
    ...momentsOf(exchange.market, issue, record),
    positionId,
  };
}

function momentsOf(market: Market, issue: NewIssue, record: IpoRecord) {
  const { appliedAt, drawnAt, paidAt, forfeitedAt, wonLots } = record;
  const { drawDate, paymentDeadline, listingDate } = timetableOf(market, issue);
  return {
    appliedAt: timestamp(appliedAt),
    drawDate: timestamp(drawDate),
    drawnAt: timestampOrNull(drawnAt),
    paymentStartsAt: drawnAt !== null && wonLots ? timestamp(paymentStartOf(market, drawnAt)) : null,
    paymentDeadline: timestamp(paymentDeadline),
    paidAt: timestampOrNull(paidAt),
    forfeitedAt: timestampOrNull(forfeitedAt),
    listingDate: timestamp(listingDate),
  };
}

const timestampOrNull = (moment: number | null): string | null =>
  moment === null ? null : timestamp(moment);
