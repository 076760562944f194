import type { Side } from '../domain/vocabulary';

/** Where the details of a stock are. */
export const stockHref = (symbol: string): string =>
  `#/market/marketDetail?symbol=${encodeURIComponent(symbol)}`;

/** Where a position in a stock is opened. */
export const orderHref = (symbol: string, side: Side): string =>
  `#/market/marketBuy?symbol=${encodeURIComponent(symbol)}&side=${side}`;

/** The list of positions and orders. */
export const positionsHref = '#/position/position';

/** Where the details of a position are. */
export const positionHref = (id: string): string => `#/position/positionDetail?id=${encodeURIComponent(id)}`;

/** Where a piece of news is read. */
export const newsHref = (id: string): string => `#/home/DetailsPage?id=${encodeURIComponent(id)}`;
