import type { RankingKind } from '../api/contract/stocks';
import type { Side } from '../domain/vocabulary';

/** Where the details of a stock are. */
export const stockHref = (symbol: string): string =>
  `#/market/marketDetail?symbol=${encodeURIComponent(symbol)}`;

/** All stocks that can be traded. */
export const marketHref = '#/market/market';

/** Where stocks are searched for. */
export const searchHref = '#/home/search';

/** Where a position in a stock is opened. */
export const orderHref = (symbol: string, side: Side): string =>
  `#/market/marketBuy?symbol=${encodeURIComponent(symbol)}&side=${side}`;

/** The list of positions and orders. */
export const positionsHref = '#/position/position';

/** Where the details of a position are. */
export const positionHref = (id: string): string => `#/position/positionDetail?id=${encodeURIComponent(id)}`;

/** Where all news are. */
export const newsListHref = '#/home/moreNews';

/** Where a piece of news is read. */
export const newsHref = (id: string): string => `#/home/DetailsPage?id=${encodeURIComponent(id)}`;

/** Where a new issue is read about, and applied for. */
export const ipoHref = (id: string): string => `#/market/subscribeDetail?id=${encodeURIComponent(id)}`;

/** The member's applications for new issues. */
export const ipoRecordsHref = '#/market/subscribeRecord';

/** Where the notices are. */
export const noticesHref = '#/user/msgInfo';

/** Where a notice is read. */
export const noticeHref = (id: string): string => `${noticesHref}?id=${encodeURIComponent(id)}`;

/** The blocks that are offered, or the form to bid for one of them. */
export const blockTradeHref = (offer?: string): string =>
  offer === undefined ? '#/common/dividend2' : `#/common/dividend2?offer=${encodeURIComponent(offer)}`;

/** The member's bids for blocks. */
export const blockTradeRecordsHref = '#/common/dividend3';

/** The ranked lists of stocks, or one of them. */
export const rankingHref = (kind?: RankingKind): string =>
  kind === undefined ? '#/market/stockHot/stockList' : `#/market/stockHot/stockList?kind=${kind}`;

/** A tab of day trading. */
export const dayTradeHref = (tab: 'submit' | 'trading' | 'details' | 'applied'): string =>
  `#/common/dayTrading?tab=${tab}`;
