import type { Localized } from '../localized';

/** What an invented mentor offers to members who want to follow. */
export interface CopyTradeProduct {
  id: string;
  name: Localized;
  issuer: Localized;
  strategy: Localized;
  /** `YYYY-MM-DD`, a trading day. */
  foundedOn: string;
  /** Units of 10,000 yen on that day; the fund's scale is what has become of them. */
  units: number;
  /** Trading days. */
  holdingTime: number;
  /** In whole yen. */
  minimumInvestment: number;
  /** No more than two, so that no day takes more from a follow order than its margin. */
  leverage: 1 | 2;
  /** Part of the profit, as a fraction. */
  performanceFeeRate: string;
  /** Trading days by which its recruiting periods come before those of a product without an offset. */
  recruitingOffset: number;
  /** Part of the trading days on which there is a trade. */
  activity: number;
  /** Part of the trades on the side that the price then takes. Enough of them have to be right to pay for the fees. */
  skill: number;
}
