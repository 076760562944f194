/** Value-stock applications. */
export interface ValueStockWorld {
  records: Record<string, never>;
}

export const newValueStockWorld = (): ValueStockWorld => ({ records: {} });
