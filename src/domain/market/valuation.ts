import { divide, isPositive, multiply } from '../decimal';

/** Figures of a company per share, in yen. Null or absent: not known. */
export interface CompanyFigures {
  sharesOutstanding: number;
  /** Net profit of the last four quarters per share; negative after a loss. */
  earningsPerShare?: string | null | undefined;
  /** Equity per share; zero or negative when debts exceed assets. */
  bookValuePerShare?: string | null | undefined;
}

/** What a company costs at a price of its share. A figure without meaning, or not known, is undefined. */
export interface Valuation {
  /** All shares at this price, in yen. */
  marketCapitalisation: string;
  /** Price over earnings per share (PER), two decimals at most; undefined after a loss. */
  priceToEarnings: string | undefined;
  /** Price over book value per share (PBR), two decimals at most. */
  priceToBook: string | undefined;
  /** Earnings in percent of the book value (ROE), two decimals at most. */
  returnOnEquity: string | undefined;
}

/** Values a company at a price of its share, in yen. */
export function valuation(price: string, company: CompanyFigures): Valuation {
  const { sharesOutstanding, earningsPerShare: earnings, bookValuePerShare: book } = company;
  const hasEquity = book != null && isPositive(book);
  return {
    marketCapitalisation: multiply(price, String(sharesOutstanding)),
    priceToEarnings: earnings != null && isPositive(earnings) ? divide(price, earnings, 2) : undefined,
    priceToBook: hasEquity ? divide(price, book, 2) : undefined,
    returnOnEquity: hasEquity && earnings != null ? divide(multiply(earnings, '100'), book, 2) : undefined,
  };
}
