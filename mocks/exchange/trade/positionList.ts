import type { RawResponseOf, RequestOf } from '../../../src/api/contract/call';
import type { positionList as listCall } from '../../../src/api/contract/trade';
import { add, isZero, multiply } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { quoteAt } from '../market/quotes';
import { pageOf } from '../page';
import type { Member, PositionRecord } from '../world';
import { marginOf } from './costs';
import { positionsIn } from './positionsOf';
import { isHeld, positionView } from './positionView';
import { resultOf, sumOfResults } from './resultOf';

type PositionList = RawResponseOf<typeof listCall>;

/** One tab of a member's positions: one page or all, with totals over all of them. */
export function positionList(
  exchange: Exchange,
  member: Member,
  { source, group, page }: RequestOf<typeof listCall>,
): PositionList {
  const all = positionsIn(exchange, member, source, group);
  const view = (position: PositionRecord) => positionView(exchange, position);
  return {
    ...(page == null ? { items: all.map(view), hasMore: false } : pageOf(all, page, view)),
    // A position that prepares to close counts in its own group.
    sums: {
      ...sumsOf(exchange, group === 'placing' ? all.filter(({ status }) => status === 'pendingOrder') : all),
      count: all.length,
    },
  };
}

function sumsOf(exchange: Exchange, positions: PositionRecord[]): Omit<PositionList['sums'], 'count'> {
  const { market, now } = exchange;
  const held = positions.filter(isHeld);
  const worthOf = ({ symbol, shares }: PositionRecord) =>
    multiply(quoteAt(market, symbol, now).latestPrice, String(shares));
  const { gross, purchaseFees, closingFees, lossBorne, net } = sumOfResults(
    positions.map((position) => resultOf(exchange, position)),
  );
  return {
    margin: add(...held.map(marginOf), ...positions.map(({ reserved }) => reserved)),
    marketValue: add(...held.map(worthOf)),
    gross,
    purchaseFees,
    closingFees,
    lossBorne: isZero(lossBorne) ? null : lossBorne,
    profitLoss: net,
  };
}
