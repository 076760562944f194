import type { Currency } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';

export interface CurrencyExchangeWorld {
  /** By id. */
  records: Record<string, CurrencyRecord>;
}

/** A completed conversion. Amounts are decimal strings in their own currency. */
export interface CurrencyRecord {
  id: string;
  orderNumber: string;
  account: string;
  from: Currency;
  to: Currency;
  /** Given, in `from`. */
  amount: string;
  /** Received, in `to`. */
  received: string;
  /** Units of `to` for one of `from`. */
  rate: string;
  /** Epoch ms. */
  exchangedAt: number;
}

export const newCurrencyExchangeWorld = (): CurrencyExchangeWorld => ({ records: {} });
