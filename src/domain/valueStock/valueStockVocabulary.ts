/** Why a value-stock application was rejected: the market had left the offer's price, or the review said no. */
export const valueStockRejections = ['priceMoved', 'review'] as const;
export type ValueStockRejection = (typeof valueStockRejections)[number];
