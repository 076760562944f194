import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { isPositive, multiply } from '../decimal';
import { fundsReasons } from '../fundsReasons';
import { hoursReasons } from '../hoursReasons';
import type { Reason } from '../reason';
import type { WindowState } from '../timeWindow';
import { limitPriceReasons } from '../trade/limitPriceReasons';
import { type LotsLimits, lotsReasons } from '../trade/lotsReasons';
import { openingCost } from '../trade/orderCost';
import { parseLots, parseTyped } from '../typedNumber';

/** The server's rules for block trades, and the member's remaining applications of today. */
export interface BlockTradeRules extends WindowState {
  lotSize: number;
  /** Fraction of the turnover. */
  purchaseFeeRate: string;
  applicationsLeft: number;
  sharesLeft: number;
}

/** A bid as typed, and the data for validating it. Prices and amounts in yen, times in epoch ms. */
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

/** Minimum and maximum lots of a bid. */
export const bidLots = (
  { minShares, maxShares }: { minShares: number; maxShares: number },
  { lotSize }: { lotSize: number },
): LotsLimits => ({ minimum: minShares / lotSize, maximum: maxShares / lotSize });

/** What a bid costs, in yen: turnover and purchase fee, frozen together until the review. */
export interface BlockTradeCost {
  /** The bid. */
  price: string;
  shares: number;
  turnover: string;
  purchaseFee: string;
  total: string;
}

/** The cost of a bid as typed; undefined if the price or the lots are not positive numbers. */
export function blockTradeCost(
  form: Pick<BlockTradeForm, 'price' | 'lots' | 'rules'>,
): BlockTradeCost | undefined {
  const price = parseTyped(form.price);
  const lots = parseLots(form.lots);
  if (price === undefined || lots === undefined || !isPositive(price) || !isPositive(lots)) return undefined;
  const { lotSize, purchaseFeeRate } = form.rules;
  const shares = Number(multiply(lots, String(lotSize)));
  const { turnover, purchaseFee, total } = openingCost({
    side: 'long',
    price,
    shares,
    leverage: 1,
    rates: { purchaseFeeRate },
  });
  if (purchaseFee === undefined || total === undefined) return undefined;
  return { price, shares, turnover, purchaseFee, total };
}

/**
 * All reasons why a bid can't be sent (specification 5 and 8, decision 13), most important first: the account, the
 * hours, the counts of the day, the bid between its minimum and the day's limit, the lots, the shares of the day, the
 * money. Empty if it may be sent; the server makes the final decision.
 */
export function blockTradeReasons(form: BlockTradeForm): Reason<'price' | 'lots'>[] {
  const { rules, offer, now } = form;
  const fields = [
    ...limitPriceReasons('price', form.price, offer),
    ...lotsReasons('lots', form.lots, bidLots(offer, rules)),
  ];
  const cost = fields.length === 0 ? blockTradeCost(form) : undefined;
  return [
    ...accountReasons(form.restrictions, 'tradeBanned'),
    ...hoursReasons('blockTrade', rules, now),
    ...countReasons(form),
    ...fields,
    ...(cost && cost.shares > rules.sharesLeft
      ? [{ kind: 'blockTradeDailyShares', left: rules.sharesLeft } as const]
      : []),
    ...fundsReasons(form.available, cost?.total),
  ];
}

/** The count of the day; the count of the stock only if some of the day's applications are left. */
function countReasons({ offer, rules }: BlockTradeForm): Reason[] {
  if (rules.applicationsLeft <= 0) return [{ kind: 'blockTradeDailyCount' }];
  return offer.applicationsLeft <= 0 ? [{ kind: 'blockTradeStockCount' }] : [];
}
