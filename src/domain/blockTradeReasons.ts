import { type AccountReason, accountReasons } from './accountReasons';
import { isPositive, multiply } from './decimal';
import { type FundsReason, fundsReasons } from './fundsReasons';
import { type LimitPriceReason, limitPriceReasons } from './limitPriceReasons';
import { type LotsReason, lotsReasons } from './lotsReasons';
import { openingCost } from './orderCost';
import { type WindowState, windowNow } from './timeWindow';
import { parseTyped } from './typedNumber';
import type { Restriction } from './vocabulary';

/** What the server says of every block trade, and of what the member may still apply for today. */
export interface BlockTradeRules extends WindowState {
  lotSize: number;
  /** Fraction of the turnover. */
  purchaseFeeRate: string;
  applicationsLeft: number;
  sharesLeft: number;
}

/** A bid as typed, and all that it is judged by. Prices and amounts in yen, times in epoch ms. */
export interface BlockTradeForm {
  now: number;
  rules: BlockTradeRules;
  offer: {
    minimumBid: string;
    limitUp: string;
    minShares: number;
    maxShares: number;
    applicationsLeft: number;
  };
  restrictions: readonly Restriction[];
  available: string | undefined;
  /** As typed. */
  price: string;
  /** As typed. */
  lots: string;
}

/** Why a bid can't be sent, with what its sentence needs. */
export type BlockTradeReason =
  | AccountReason
  | { kind: 'blockTradeClosed'; opensAt: number | undefined }
  | { kind: 'blockTradeStockCount' }
  | { kind: 'blockTradeDailyCount' }
  | { kind: 'priceBelowMinimumBid'; minimum: string }
  | Exclude<LimitPriceReason, { kind: 'priceBelowLimit' }>
  | LotsReason
  | { kind: 'blockTradeDailyShares'; left: number }
  | FundsReason;

/** What a bid costs, in yen: turnover and purchase fee, frozen together until the review. */
export interface BlockTradeCost {
  shares: number;
  turnover: string;
  purchaseFee: string;
  total: string;
}

/** The cost of a bid as typed; undefined while price or lots are no positive numbers. */
export function blockTradeCost(
  form: Pick<BlockTradeForm, 'price' | 'lots' | 'rules'>,
): BlockTradeCost | undefined {
  const price = parseTyped(form.price);
  const lots = parseTyped(form.lots);
  if (price === undefined || lots === undefined || !isPositive(price) || !isPositive(lots)) return undefined;
  const { lotSize, purchaseFeeRate } = form.rules;
  const shares = Number(multiply(lots, String(lotSize)));
  const { turnover, purchaseFee, total } = openingCost({
    ...{ side: 'long', price, shares, leverage: 1 },
    rates: { purchaseFeeRate },
  });
  if (purchaseFee === undefined || total === undefined) return undefined;
  return { shares, turnover, purchaseFee, total };
}

/**
 * Everything that keeps a bid from being sent (specification 5 and 8, decision 13), the weightiest first: the account,
 * the hours, the counts of the day, the bid between its minimum and the day's limit, the lots, the shares of the day,
 * the money. Empty when it may be sent; the server's verdict still wins.
 */
export function blockTradeReasons(form: BlockTradeForm): BlockTradeReason[] {
  const { rules, now } = form;
  const fields = [...priceReasons(form), ...lotsOfOffer(form)];
  const cost = fields.length === 0 ? blockTradeCost(form) : undefined;
  const hours = windowNow(rules, now);
  return [
    ...accountReasons(form.restrictions),
    ...(hours.open ? [] : [{ kind: 'blockTradeClosed', opensAt: hours.opensAt } as const]),
    ...countReasons(form),
    ...fields,
    ...(cost && cost.shares > rules.sharesLeft
      ? [{ kind: 'blockTradeDailyShares', left: rules.sharesLeft } as const]
      : []),
    ...fundsReasons(form.available, cost?.total),
  ];
}

/** Once the day's count is used up, the one of the stock says nothing more. */
function countReasons({ offer, rules }: BlockTradeForm): BlockTradeReason[] {
  if (rules.applicationsLeft <= 0) return [{ kind: 'blockTradeDailyCount' }];
  return offer.applicationsLeft <= 0 ? [{ kind: 'blockTradeStockCount' }] : [];
}

function priceReasons({ price, offer }: BlockTradeForm): BlockTradeReason[] {
  return limitPriceReasons(price, { limitUp: offer.limitUp, limitDown: offer.minimumBid }).map((reason) =>
    reason.kind === 'priceBelowLimit' ? { kind: 'priceBelowMinimumBid', minimum: offer.minimumBid } : reason,
  );
}

function lotsOfOffer({ lots, offer, rules }: BlockTradeForm): LotsReason[] {
  return lotsReasons(lots, {
    minimum: offer.minShares / rules.lotSize,
    maximum: offer.maxShares / rules.lotSize,
  });
}
