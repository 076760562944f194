import type { Localized } from '../localized';

/** A product of an invented mentor that members can follow. */
export interface CopyTradeProduct {
  id: string;
  name: Localized;
  issuer: Localized;
  /** `{losing}` and `{fall}` are its losing trades and its maximum drawdown so far, in percent. */
  strategy: Localized;
  /** `YYYY-MM-DD`, a trading day. */
  foundedOn: string;
  /** Units of 10,000 yen on the first day. The fund's size is their current value. */
  units: number;
  /** Trading days. */
  holdingTime: number;
  /** In whole yen. */
  minimumInvestment: number;
  /** At most two, so that no day takes more from a follow order than its margin. */
  leverage: 1 | 2;
  /** The mentor's share of the profit, as a fraction. */
  performanceFeeRate: string;
  /** Trading days by which recruiting periods start earlier than without an offset. */
  recruitingOffset: number;
  /** Fraction of trading days with a trade. */
  activity: number;
  /** Fraction of trades on the side to which the price moves. It has to be high enough to cover the fees. */
  skill: number;
}
