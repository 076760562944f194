/** Applications to repurchase offers. */
export interface BuybackWorld {
  records: Record<string, never>;
}

export const newBuybackWorld = (): BuybackWorld => ({ records: {} });
