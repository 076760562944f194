/** Block-trade applications. */
export interface BlockTradeWorld {
  records: Record<string, never>;
}

export const newBlockTradeWorld = (): BlockTradeWorld => ({ records: {} });
