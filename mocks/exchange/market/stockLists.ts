import type { RequestOf, ResponseOf } from '../../../src/api/contract/call';
import type { ListedStock, RankingKind, stockList } from '../../../src/api/contract/stocks';
import { progressAt } from './dayProgress';
import type { Listing } from './listings';
import { listingBySymbol, listingsOn, type Market } from './market';
import { sortByName } from './nameOrder';
import { stockOf } from './quotes';
import { type Figure, sortByFigure } from './stockOrder';
import { trailOf } from './trail';

/** A window of the list of all stocks at a time. Only stocks in the window are computed in full. */
export function stockPage(
  market: Market,
  request: RequestOf<typeof stockList>,
  moment: number,
): ResponseOf<typeof stockList> {
  const { exchange, sector } = request;
  const ofExchange = listedAt(market, exchange, moment);
  const listed = sector == null ? ofExchange : ofExchange.filter((listing) => listing.sector === sector);
  const window = inOrder(market, listed, request, moment).slice(
    request.offset,
    request.offset + request.limit,
  );
  return { total: listed.length, items: window.map((listing) => listedStock(market, listing, moment)) };
}

const listedStock = (market: Market, listing: Listing, moment: number): ListedStock => ({
  ...stockOf(market, listing, moment),
  trail: trailOf(progressAt(market, listing, moment)),
});

/** The stock with this symbol, with its course of the day. */
export const listedStockAt = (market: Market, symbol: string, moment: number): ListedStock =>
  listedStock(market, listingBySymbol(market, symbol), moment);

/** Length of a ranked list. */
const rankingLength = 100;

const rankings: Record<RankingKind, { figure: Figure; sign: 1 | -1 }> = {
  gainers: { figure: 'changePercent', sign: 1 },
  losers: { figure: 'changePercent', sign: -1 },
  turnover: { figure: 'turnover', sign: 1 },
  volume: { figure: 'volume', sign: 1 },
};

/** The top of a ranking at a time: only stocks that rose, fell or were traded. */
export function rankingAt(
  market: Market,
  { kind, exchange }: { kind: RankingKind; exchange?: string | null | undefined },
  moment: number,
): ListedStock[] {
  const { figure, sign } = rankings[kind];
  const listed = listedAt(market, exchange, moment);
  return sortByFigure(market, listed, figure, sign > 0 ? 'descending' : 'ascending', moment)
    .slice(0, rankingLength)
    .filter(({ value }) => value * sign > 0)
    .map(({ listing }) => listedStock(market, listing, moment));
}

/** The companies listed at a time, of all exchanges or one, by code. */
export function listedAt(
  market: Market,
  exchange: string | null | undefined,
  moment: number,
): readonly Listing[] {
  const listed = listingsOn(market, market.calendar.dayAt(moment).ordinal);
  return exchange == null ? listed : listed.filter((listing) => listing.exchange === exchange);
}

function inOrder(
  market: Market,
  listed: readonly Listing[],
  { sort, direction, language }: RequestOf<typeof stockList>,
  moment: number,
): readonly Listing[] {
  if (sort !== 'code' && sort !== 'name')
    return sortByFigure(market, listed, sort, direction, moment).map(({ listing }) => listing);
  const ascending = sort === 'code' ? listed : sortByName(listed, language ?? 'jp');
  return direction === 'ascending' ? ascending : ascending.toReversed();
}
