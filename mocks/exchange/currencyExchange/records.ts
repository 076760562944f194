/** Exchanges between currencies. */
export interface CurrencyExchangeWorld {
  records: Record<string, never>;
}

export const newCurrencyExchangeWorld = (): CurrencyExchangeWorld => ({ records: {} });
