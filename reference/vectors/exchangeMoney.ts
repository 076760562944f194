import { convertedAmount, crossRate, hasMoved } from '../../mocks/exchange/arithmetic/currency';
import {
  copyTradePayout,
  discountOf,
  drawdownsOf,
  ipoPrice,
  maximumDrawdown,
  projectedIncome,
} from '../../mocks/exchange/arithmetic/investments';
import {
  outstandingOf,
  repaymentOf,
  startedDays,
  totalToRepay,
  withInterest,
} from '../../mocks/exchange/arithmetic/loans';
import {
  affordableLots,
  closingFees,
  closingMoney,
  dayTradeLimit,
  liquidationPrice,
  openingMoney,
  splitByShares,
} from '../../mocks/exchange/arithmetic/trade';
import { AskedAgain } from '../../mocks/exchange/askedAgain';
import { limitsFrom } from '../../mocks/exchange/market/priceGrid';
import { warningReached } from '../../mocks/exchange/trade/liquidationWarning';
import { requireNearSeen } from '../../mocks/exchange/trade/requireNearSeen';
import { currencyDecimals } from '../../src/domain/currencyExchange/currencyDecimals';
import type { Calculations, Given } from './moneyVectors';

/** The rules of money as the simulated exchange calculates them. */
export const exchangeMoney: Calculations = {
  opening: ({ purchaseFeeRate, ...order }) => openingMoney(order, purchaseFeeRate),
  closing: ({ price, shares, ...rates }) => closingFees({ price, shares }, rates),
  result: ({ price, sellingFeeRate, stampDutyRate, liquidationFeeRate, ...held }) => {
    const rates = { sellingFeeRate, stampDutyRate, liquidationFeeRate };
    const { gross, net, credited } = closingMoney(held, price, rates);
    return { gross, net, credited };
  },
  liquidationPrice: ({ maintenanceMarginRate, ...held }) => ({
    liquidationPrice: liquidationPrice(held, maintenanceMarginRate) ?? null,
  }),
  liquidationWarning: ({ price, ...position }) => ({ percentLeft: warningReached(position, price) ?? null }),
  partOfPosition: ({ amount, shares, of }) => splitByShares(amount, shares, of),
  affordableLots: (budget) => ({ lots: affordableLots(budget) }),
  dayTradeLimit: ({ side, headroomRate, ...stock }) => ({
    limitPrice: dayTradeLimit(side, stock, headroomRate),
  }),
  priceTolerance: (order) => ({ carriedOut: isNearSeen(order) }),
  priceLimits: ({ previousClose }) => {
    const { limitUp, limitDown } = limitsFrom(Number(previousClose));
    return { limitUp: String(limitUp), limitDown: String(limitDown) };
  },
  blockTradeDiscount: ({ bid, marketPrice }) => discountOf(bid, marketPrice),
  ipoPrice: (lots) => ({ price: ipoPrice(lots) }),
  loanTotal: ({ amount, dailyRate, days }) => ({
    daily: withInterest({ principal: amount, interest: '0', days: 0 }, dailyRate, 1).interest,
    total: totalToRepay(amount, dailyRate, days),
  }),
  loanDebt: ({ dailyRate, paidOutAt, at, ...debt }) => {
    const then = withInterest(debt, dailyRate, startedDays(Date.parse(paidOutAt), Date.parse(at)));
    return { interest: then.interest, days: then.days, outstanding: outstandingOf(then) };
  },
  loanRepayment: ({ principal, interest, amount }) => {
    const parts = repaymentOf({ principal, interest, days: 1 }, amount);
    return {
      paidInterest: parts.interest,
      paidPrincipal: parts.principal,
      leftInterest: parts.left.interest,
      leftPrincipal: parts.left.principal,
    };
  },
  currencyRate: ({ fromInYen, toInYen }) => ({ rate: crossRate(fromInYen, toInYen) }),
  currencyConversion: ({ amount, rate, to }) => ({
    received: convertedAmount(amount, rate, currencyDecimals(to)),
  }),
  rateTolerance: ({ seen, now, tolerance }) => ({ moved: hasMoved(seen, now, tolerance) }),
  lockUpIncome: ({ principal, dailyRate, days }) => ({ income: projectedIncome(principal, dailyRate, days) }),
  copyTradeEnd: ({ buyAmount, value, performanceFeeRate }) =>
    copyTradePayout(buyAmount, value, performanceFeeRate),
  drawdown: ({ values }) => ({ drawdowns: drawdownsOf(values), maximum: maximumDrawdown(values) }),
};

function isNearSeen({ action, price, ...seen }: Given<'priceTolerance'>): boolean {
  const direction = action === 'buy' ? 'atOrBelow' : 'atOrAbove';
  try {
    requireNearSeen(seen, price, (limit) => ({ direction, price: limit }));
    return true;
  } catch (cause) {
    if (cause instanceof AskedAgain) return false;
    throw cause;
  }
}
