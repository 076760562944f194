import type { RawResponseOf } from '../../../src/api/contract/call';
import type { results } from '../../../src/api/contract/results';
import { add, isZero, negate, subtract } from '../../../src/domain/decimal';
import type { ResultProduct, ResultType } from '../../../src/domain/results/resultsVocabulary';
import { copyTradePayout } from '../arithmetic/investments';
import { copyTradesOf } from '../copyTrading/copyTradesOf';
import { productOf as copyTradeProductOf } from '../copyTrading/products';
import type { CopyTradeRecord } from '../copyTrading/records';
import type { Exchange } from '../exchange';
import { loansOf } from '../loans/loansOf';
import type { LoanRecord } from '../loans/records';
import { lockUpsOf } from '../lockUp/lockUpsOf';
import { productOf as lockUpProductOf } from '../lockUp/products';
import type { LockUpRecord } from '../lockUp/records';
import { listingBySymbol } from '../market/market';
import { rewardsOf } from '../rewards/claimReward';
import { referralsOf } from '../rewards/referrals';
import { referralReward } from '../rewards/rules';
import { timestamp } from '../timestamp';
import { positionsOf } from '../trade/positionsOf';
import { resultOf } from '../trade/resultOf';
import type { Member, PositionRecord } from '../world';

type ResultView = RawResponseOf<typeof results>['items'][number];

/** A result of a member, before it is sent. */
export interface RealisedResult {
  at: number;
  view: () => ResultView;
}

/** All results of a member, the latest first. They are derived from the records; nothing is stored for them. */
export function resultsOf(exchange: Exchange, member: Member): RealisedResult[] {
  return [
    ...positionsOf(exchange, member).flatMap((position) => closingOf(exchange, position)),
    ...copyTradesOf(exchange, member, 'ended').flatMap(performanceFeeOf),
    ...lockUpsOf(exchange, member, 'ended').flatMap(incomeOf),
    ...loansOf(exchange, member).flatMap(interestOf),
    ...rewardsOf(exchange, member)
      .toReversed()
      .map(({ id, at, amount }) => rewardOf(id, 'signInReward', at, amount)),
    ...referralsOf(exchange, member).flatMap(({ id, paidAt }) =>
      paidAt === null ? [] : rewardOf(id, 'referralReward', paidAt, referralReward),
    ),
  ].toSorted((one, other) => other.at - one.at);
}

/** A closed position, or a closed part of one. */
function closingOf(exchange: Exchange, position: PositionRecord): RealisedResult[] {
  const { id, symbol, side, shares, buyPrice, sellPrice, sellTime } = position;
  if (buyPrice === null || sellPrice === null || sellTime === null) return [];
  const view = (): ResultView => {
    const { gross, purchaseFees, closingFees, lossBorne, net } = resultOf(exchange, position);
    const { code, name } = listingBySymbol(exchange.market, symbol);
    return {
      id,
      ...kindOf(position),
      at: timestamp(sellTime),
      gross,
      fees: add(purchaseFees, closingFees),
      interest: '0',
      lossBorne: isZero(lossBorne) ? null : lossBorne,
      result: net,
      recordId: id,
      symbol,
      code,
      name,
      closing: {
        side,
        quantity: shares,
        buyPrice,
        sellPrice,
        purchaseFee: position.purchaseFee,
        sellingFee: position.sellingFee ?? '0',
        stampDuty: position.stampDuty ?? '0',
        liquidationFee: position.liquidationFee ?? '0',
      },
    };
  };
  return [{ at: sellTime, view }];
}

function kindOf(position: PositionRecord): { product: ResultProduct; type: ResultType } {
  const { closedBy } = position;
  if (closedBy === 'buyback') return { product: 'buyback', type: 'buybackSold' };
  return {
    product: openedBy(position),
    type: closedBy === 'liquidation' ? 'positionLiquidated' : 'positionClosed',
  };
}

/** How a position was opened. Without an order of its member, new shares have no lock, and value stocks have one. */
function openedBy({ source, closesAt, priceType, lock }: PositionRecord): ResultProduct {
  if (source === 'followOrders') return 'copyTrading';
  if (source === 'auction') return 'blockTrade';
  if (closesAt !== null) return 'dayTrade';
  if (priceType !== null) return 'order';
  return lock.kind === 'none' ? 'ipo' : 'valueStock';
}

/** The mentor's part of a gain. Its follow orders are results of their own. */
function performanceFeeOf(record: CopyTradeRecord): RealisedResult[] {
  const { id, productId, buyAmount, endValue, endedAt, performanceFeeRate } = record;
  if (endedAt === null || endValue === null) return [];
  const { performanceFee } = copyTradePayout(buyAmount, endValue, performanceFeeRate);
  if (isZero(performanceFee)) return [];
  const view = (): ResultView => {
    const { name, issuer } = copyTradeProductOf(productId);
    return {
      ...moneyOf('0', performanceFee),
      id,
      product: 'copyTrading',
      type: 'copyTradeEnded',
      at: timestamp(endedAt),
      recordId: id,
      name,
      issuer,
      investment: { principal: buyAmount, value: endValue, performanceFeeRate },
    };
  };
  return [{ at: endedAt, view }];
}

/** The income or loss of a lock-up that ended. */
function incomeOf({ id, productId, principal, payout, endedAt }: LockUpRecord): RealisedResult[] {
  if (endedAt === null || payout === null || isZero(subtract(payout, principal))) return [];
  const view = (): ResultView => {
    const { name, issuer } = lockUpProductOf(productId);
    return {
      ...moneyOf(subtract(payout, principal)),
      id,
      product: 'lockUp',
      type: 'lockUpIncome',
      at: timestamp(endedAt),
      recordId: id,
      name,
      issuer,
      investment: { principal, value: payout },
    };
  };
  return [{ at: endedAt, view }];
}

/** The interest of each repayment. */
function interestOf({ id, repayments }: LoanRecord): RealisedResult[] {
  return repayments
    .flatMap(({ at, amount, interest, principal }, index): RealisedResult[] => {
      if (isZero(interest)) return [];
      const view = (): ResultView => ({
        id: `${id}-${index + 1}`,
        product: 'loan',
        type: 'loanRepaid',
        at: timestamp(at),
        gross: '0',
        fees: '0',
        interest,
        result: negate(interest),
        recordId: id,
        repayment: { amount, principal },
      });
      return [{ at, view }];
    })
    .toReversed();
}

function rewardOf(id: string, type: ResultType, at: number, amount: string): RealisedResult {
  return {
    at,
    view: () => ({ ...moneyOf(amount), id, product: 'reward', type, at: timestamp(at), recordId: id }),
  };
}

const moneyOf = (gross: string, fees = '0') => ({
  gross,
  fees,
  interest: '0',
  result: subtract(gross, fees),
});
