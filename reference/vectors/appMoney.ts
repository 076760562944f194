import { discountToMarket } from '../../src/domain/blockTrade/blockTradeDiscount';
import { drawdowns, maximumDrawdown } from '../../src/domain/copyTrading/copyTradeDrawdown';
import { copyTradeResult } from '../../src/domain/copyTrading/copyTradeResult';
import {
  convertedAmount,
  crossRate,
  rateHasMoved,
} from '../../src/domain/currencyExchange/currencyConversion';
import { dayTradeLimit } from '../../src/domain/dayTrading/dayTradeReasons';
import { ipoPrice } from '../../src/domain/ipo/ipoPrice';
import {
  accrued,
  dailyInterest,
  outstandingOf,
  repaid,
  startedDays,
  totalToRepay,
} from '../../src/domain/loans/loanInterest';
import { projectedIncome } from '../../src/domain/lockUp/lockUpProjection';
import { priceLimits } from '../../src/domain/market/priceLimits';
import { proportion } from '../../src/domain/proportion';
import { affordableLots } from '../../src/domain/trade/affordableLots';
import { creditedAtClose } from '../../src/domain/trade/creditedAtClose';
import { warningAt } from '../../src/domain/trade/liquidationDistance';
import { liquidationPrice } from '../../src/domain/trade/liquidationPrice';
import { closingCost, openingCost } from '../../src/domain/trade/orderCost';
import { isBeyondTolerance } from '../../src/domain/trade/priceTolerance';
import { profitIfClosed } from '../../src/domain/trade/profitIfClosed';
import type { Calculations } from './moneyVectors';

/** Returns a defined amount: vectors give all rates. */
function known<T>(amount: T | undefined): T {
  if (amount === undefined) throw new Error('a rate is missing');
  return amount;
}

/** The rules of money as the app calculates them. */
export const appMoney: Calculations = {
  opening: ({ price, shares, leverage, purchaseFeeRate }) => {
    const rates = { purchaseFeeRate };
    const { turnover, margin, purchaseFee, total } = openingCost({
      side: 'long',
      price,
      shares,
      leverage,
      rates,
    });
    return { turnover, margin, purchaseFee: known(purchaseFee), total: known(total) };
  },
  closing: ({ price, shares, ...rates }) => {
    const { sellingFee, stampDuty, liquidationFee, total } = closingCost({ price, shares, rates });
    return {
      sellingFee: known(sellingFee),
      stampDuty: known(stampDuty),
      liquidationFee: known(liquidationFee),
      total: known(total),
    };
  },
  result: ({ side, buyPrice, price, shares, margin, purchaseFee, ...rates }) => {
    const { gross, net } = profitIfClosed({ side, buyPrice, shares, purchaseFee }, price, rates);
    const closed = { originalMargin: margin, addedMargin: '0', profitLoss: known(net), purchaseFee };
    return { gross, net: known(net), credited: creditedAtClose(closed) };
  },
  liquidationPrice: (held) => ({ liquidationPrice: liquidationPrice(held) ?? null }),
  liquidationWarning: ({ price, ...position }) => ({ percentLeft: warningAt(position, price) ?? null }),
  partOfPosition: ({ amount, shares, of }) => proportion(amount, shares, of),
  affordableLots: ({ purchaseFeeRate, ...budget }) => ({
    lots: affordableLots({ ...budget, rates: { purchaseFeeRate }, part: 'max' }),
  }),
  dayTradeLimit: ({ side, headroomRate, ...stock }) => ({
    limitPrice: dayTradeLimit(side, stock, headroomRate),
  }),
  priceTolerance: ({ action, seenPrice, tolerance, price }) => ({
    carriedOut: !isBeyondTolerance(seenPrice, price, { action, tolerance }),
  }),
  priceLimits: ({ previousClose }) => priceLimits(previousClose),
  blockTradeDiscount: ({ bid, marketPrice }) => discountToMarket(bid, marketPrice),
  ipoPrice: (lots) => ({ price: ipoPrice(lots) }),
  loanTotal: ({ amount, dailyRate, days }) => ({
    daily: dailyInterest(amount, dailyRate),
    total: totalToRepay(amount, dailyRate, days),
  }),
  loanDebt: ({ dailyRate, paidOutAt, at, ...debt }) => {
    const then = accrued(debt, dailyRate, startedDays(Date.parse(paidOutAt), Date.parse(at)));
    return { interest: then.interest, days: then.days, outstanding: outstandingOf(then) };
  },
  loanRepayment: ({ principal, interest, amount }) => {
    const parts = repaid({ principal, interest, days: 1 }, amount);
    return {
      paidInterest: parts.interest,
      paidPrincipal: parts.principal,
      leftInterest: parts.left.interest,
      leftPrincipal: parts.left.principal,
    };
  },
  currencyRate: ({ fromInYen, toInYen }) => ({ rate: crossRate(fromInYen, toInYen) }),
  currencyConversion: ({ amount, rate, to }) => ({ received: convertedAmount(amount, rate, to) }),
  rateTolerance: ({ seen, now, tolerance }) => ({ moved: rateHasMoved(seen, now, tolerance) }),
  lockUpIncome: ({ principal, dailyRate, days }) => ({
    income: projectedIncome(principal, days, { low: dailyRate, high: dailyRate }).total.low,
  }),
  copyTradeEnd: ({ buyAmount, value, performanceFeeRate }) =>
    copyTradeResult(buyAmount, value, performanceFeeRate),
  drawdown: ({ values }) => ({ drawdowns: drawdowns(values), maximum: maximumDrawdown(values) }),
};
