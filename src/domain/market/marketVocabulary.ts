/** Chart periods (specification 9): minutes, then day, week, month. */
export const chartPeriods = ['1', '5', '10', '30', 'day', 'week', 'month'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

/** Indicators of a chart, beside the moving averages. */
export const chartIndicators = ['vwap', 'bollinger', 'ichimoku', 'rsi', 'macd'] as const;
export type ChartIndicator = (typeof chartIndicators)[number];

/** Kinds of dates in the calendar of a company. */
export const companyEventKinds = ['results', 'meeting', 'yearEnd'] as const;
export type CompanyEventKind = (typeof companyEventKinds)[number];
