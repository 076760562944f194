/** Why a block-trade application was rejected: the bid was below the seller's price, or the review said no. */
export const blockTradeRejections = ['belowSellersPrice', 'review'] as const;
export type BlockTradeRejection = (typeof blockTradeRejections)[number];
