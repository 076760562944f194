import * as v from 'valibot';
import { resultProducts, resultTypes } from '../../domain/results/resultsVocabulary';
import { sides } from '../../domain/trade/tradeVocabulary';
import { defineCall } from './call';
import { code, count, date, decimal, localizedName, moment, pageNumber, pageOf, text } from './scalars';

/** How the result of a closed position is calculated, in yen. */
const closing = v.object({
  /** Buy type: long or short. */
  side: v.picklist(sides),
  /** Shares that were closed. */
  quantity: count,
  /** Price it was opened at. */
  buyPrice: decimal,
  /** Price it was closed at. */
  sellPrice: decimal,
  /** The part of the purchase fee that these shares bear. It was paid at opening. */
  purchaseFee: decimal,
  /** Paid at closing. */
  sellingFee: decimal,
  /** Paid at closing. */
  stampDuty: decimal,
  /** Paid at closing. */
  liquidationFee: decimal,
});

/** How the result of an investment that ended is calculated, in yen. */
const investment = v.object({
  /** What was invested. */
  principal: decimal,
  /** Value at the end, before the performance fee. */
  value: decimal,
  /** Part of the gain that the mentor receives, as a fraction; absent without a mentor. */
  performanceFeeRate: v.nullish(decimal),
});

/** What a repayment of a loan consists of, in yen. */
const repayment = v.object({
  /** What was repaid. */
  amount: decimal,
  /** The part that repaid the loan. The rest is interest. */
  principal: decimal,
});

/**
 * A result: what the member gained or lost when something ended. `result` is `gross` less `fees` and `interest`, plus
 * `lossBorne`. In yen, two decimals at most. Every fee and all interest is in exactly one result, so that all results of a
 * member add up to what the balances gained beside deposits, withdrawals, exchanged currencies and borrowed principal,
 * once the purchase fees of open positions are added back. Held positions, running products and balances in foreign
 * currencies have no result.
 */
export const result = v.object({
  /** Unique among the member's results. */
  id: text,
  /** What it comes from. */
  product: v.picklist(resultProducts),
  /** What happened, as in fund records. `copyTradeEnded` is the performance fee alone; its trades have results of their own. */
  type: v.picklist(resultTypes),
  /** When it was realised. */
  at: moment,
  /** Before fees and interest; negative for a loss. */
  gross: decimal,
  /** All fees, those paid at opening included. Not negative. */
  fees: decimal,
  /** Interest paid. Not negative. */
  interest: decimal,
  /** Part of a loss that the exchange bears. Absent when none. */
  lossBorne: v.nullish(decimal),
  /** After everything; negative for a loss. */
  result: decimal,
  /** Id of the position, copy trade, lock-up, loan or reward. */
  recordId: text,
  /** Symbol of the stock; absent unless it is about a stock. */
  symbol: v.nullish(text),
  /** Code of the stock; absent likewise. */
  code: v.nullish(code),
  /** Name of the stock or product; absent when there is none. */
  name: v.nullish(localizedName),
  /** Who issued the product; absent when it has no issuer. */
  issuer: v.nullish(localizedName),
  /** Present if a position was closed. */
  closing: v.nullish(closing),
  /** Present if a copy trade or a lock-up ended. */
  investment: v.nullish(investment),
  /** Present if a loan was repaid. */
  repayment: v.nullish(repayment),
});
export type Result = v.InferOutput<typeof result>;

/** The member's results of some days, the latest first. Refuses a `from` after `to` with `parameterError`. */
export const results = defineCall({
  path: '/user/Results',
  request: v.object({
    page: pageNumber,
    /** First day at the exchange. */
    from: date,
    /** Last day, included. */
    to: date,
  }),
  response: pageOf(result),
});
