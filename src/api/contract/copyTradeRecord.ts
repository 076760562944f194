import * as v from 'valibot';
import { copyTradeEnders } from '../../domain/copyTrading/copyTradingVocabulary';
import { investmentStatuses } from '../../domain/products/productsVocabulary';
import { count, decimal, localizedName, moment, text } from './scalars';

/** A member's investment in a product. Amounts in yen, two decimals at most. */
export const copyTradeRecord = v.object({
  id: text,
  orderNumber: text,
  productId: text,
  productName: localizedName,
  /** The mentor. */
  issuer: localizedName,
  status: v.picklist(investmentStatuses),
  /** What was invested, in whole yen. */
  buyAmount: decimal,
  /** When the member invested. */
  followedAt: moment,
  /** The first follow order may be opened at this moment. */
  startsAt: moment,
  /** When it ends automatically, and the money is paid back. */
  endsAt: moment,
  /** Absent while it is in progress. */
  endedAt: v.nullish(moment),
  /** What ended it; absent while it is in progress. */
  endedBy: v.nullish(v.picklist(copyTradeEnders)),
  /** Trading days for which it follows the mentor. */
  holdingTime: count,
  /** As agreed: `0.1` is 10 % of the profit. */
  performanceFeeRate: decimal,
  /**
   * Its value in cash if the open follow order were closed at the last price: after its fees, before the performance
   * fee. After the end, its final value.
   */
  value: decimal,
  /** Performance fee of the mentor; while in progress, the fee at the current value. `0` for a loss. */
  performanceFee: decimal,
  /** Value less performance fee less buy amount: negative for a loss. */
  profitLoss: decimal,
  /** Amount paid back to the available funds; absent while it is in progress. */
  payout: v.nullish(decimal),
  /** Follow orders so far. */
  followOrders: count,
  /** How many of them were closed with a loss after fees. */
  losingOrders: count,
  /** Lowest result of a follow order after fees; absent before one is closed. */
  worstOrder: v.nullish(decimal),
  /** Fees of closing the open follow order at the last price; `0` when none is open. Already deducted from `value`. */
  closingFees: decimal,
  /** Whether a follow order is open. If so, it can be ended only while a session is open, otherwise at any time. */
  orderOpen: v.boolean(),
});
export type CopyTradeRecord = v.InferOutput<typeof copyTradeRecord>;
