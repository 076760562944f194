/** Chart periods (specification 9): minutes, then day, week, month. */
export const chartPeriods = ['1', '5', '10', '30', 'day', 'week', 'month'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

/** Indicators of a chart, beside the moving averages. */
export const chartIndicators = ['vwap', 'bollinger', 'ichimoku', 'rsi', 'macd'] as const;
export type ChartIndicator = (typeof chartIndicators)[number];

/** Kinds of dates in the calendar of a company. */
export const companyEventKinds = ['results', 'meeting', 'yearEnd'] as const;
export type CompanyEventKind = (typeof companyEventKinds)[number];

/**
 * What a stock's order book does: it is closed; it collects orders for the auction that opens a session; it matches
 * orders continuously; it rests at lunch; it collects orders for the auction that ends a session.
 */
export const boardPhases = ['closed', 'opening', 'continuous', 'lunch', 'closing'] as const;
export type BoardPhase = (typeof boardPhases)[number];

/** Sides of an order book: orders to buy (bids) and to sell (asks). */
export const bookSides = ['buy', 'sell'] as const;
export type BookSide = (typeof bookSides)[number];

/** What brought about a trade: an incoming order to buy or to sell, or an auction. */
export const tradeCauses = ['buy', 'sell', 'auction'] as const;
export type TradeCause = (typeof tradeCauses)[number];
