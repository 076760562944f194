/** The views of a stock, in their order. */
export const stockTabs = ['chart', 'board', 'news', 'company'] as const;
export type StockTab = (typeof stockTabs)[number];
