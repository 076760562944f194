import * as v from 'valibot';
import { currencies } from '../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { sides } from '../../src/domain/trade/tradeVocabulary';
import table from './money.json';

const amount = v.pipe(v.string(), v.regex(/^-?\d+(\.\d*[1-9])?$/, 'not the shortest plain decimal'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const side = v.picklist(sides);
const moment = v.pipe(v.string(), v.isoTimestamp());
const closingRates = { sellingFeeRate: amount, stampDutyRate: amount, liquidationFeeRate: amount };

/** One rule: its sentences, and cases of what it is given and what results. */
const group = <Given extends v.ObjectEntries, Result extends v.ObjectEntries>(given: Given, result: Result) =>
  v.strictObject({
    rule: v.string(),
    cases: v.pipe(
      v.array(
        v.strictObject({ shows: v.string(), given: v.strictObject(given), result: v.strictObject(result) }),
      ),
      v.minLength(1),
    ),
  });

const schema = v.strictObject({
  opening: group(
    { price: amount, shares: count, leverage: count, purchaseFeeRate: amount },
    { turnover: amount, margin: amount, purchaseFee: amount, total: amount },
  ),
  closing: group(
    { price: amount, shares: count, ...closingRates },
    { sellingFee: amount, stampDuty: amount, liquidationFee: amount, total: amount },
  ),
  result: group(
    {
      side,
      buyPrice: amount,
      price: amount,
      shares: count,
      margin: amount,
      purchaseFee: amount,
      ...closingRates,
    },
    { gross: amount, net: amount, credited: amount },
  ),
  liquidationPrice: group(
    { side, buyPrice: amount, shares: count, margin: amount, maintenanceMarginRate: amount },
    { liquidationPrice: v.nullable(amount) },
  ),
  liquidationWarning: group(
    { buyPrice: amount, liquidationPrice: amount, price: amount },
    { percentLeft: v.nullable(count) },
  ),
  partOfPosition: group({ amount, shares: count, of: count }, { part: amount, rest: amount }),
  affordableLots: group(
    {
      available: amount,
      price: amount,
      leverage: count,
      lotSize: count,
      maxLots: count,
      purchaseFeeRate: amount,
    },
    { lots: count },
  ),
  dayTradeLimit: group(
    { side, latestPrice: amount, limitUp: amount, limitDown: amount, headroomRate: amount },
    { limitPrice: amount },
  ),
  priceTolerance: group(
    { action: v.picklist(['buy', 'sell']), seenPrice: amount, tolerance: amount, price: amount },
    { carriedOut: v.boolean() },
  ),
  priceLimits: group({ previousClose: amount }, { limitUp: amount, limitDown: amount }),
  blockTradeDiscount: group({ bid: amount, marketPrice: amount }, { amount, percent: amount }),
  ipoPrice: group({ issuePrice: amount, lots: count, lotSize: count }, { price: amount }),
  loanTotal: group({ amount, dailyRate: amount, days: count }, { daily: amount, total: amount }),
  loanDebt: group(
    {
      principal: amount,
      interest: amount,
      days: count,
      dailyRate: amount,
      paidOutAt: moment,
      at: moment,
    },
    { interest: amount, days: count, outstanding: amount },
  ),
  loanRepayment: group(
    { principal: amount, interest: amount, amount },
    { paidInterest: amount, paidPrincipal: amount, leftInterest: amount, leftPrincipal: amount },
  ),
  currencyRate: group({ fromInYen: amount, toInYen: amount }, { rate: amount }),
  currencyConversion: group({ amount, rate: amount, to: v.picklist(currencies) }, { received: amount }),
  rateTolerance: group({ seen: amount, now: amount, tolerance: amount }, { moved: v.boolean() }),
  lockUpIncome: group({ principal: amount, dailyRate: amount, days: count }, { income: amount }),
  copyTradeEnd: group(
    { buyAmount: amount, value: amount, performanceFeeRate: amount },
    { performanceFee: amount, payout: amount, profitLoss: amount },
  ),
  drawdown: group({ values: v.array(amount) }, { drawdowns: v.array(amount), maximum: amount }),
});

export type MoneyVectors = v.InferOutput<typeof schema>;
export type MoneyRule = keyof MoneyVectors;
export type Given<Rule extends MoneyRule> = MoneyVectors[Rule]['cases'][number]['given'];

/** One side's calculation of every rule. */
export type Calculations = {
  [Rule in MoneyRule]: (given: Given<Rule>) => MoneyVectors[Rule]['cases'][number]['result'];
};

/** The rules of money and their test vectors, which app, exchange and server must meet. */
export const moneyVectors: MoneyVectors = v.parse(schema, table);
