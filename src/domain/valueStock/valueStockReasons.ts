import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { isPositive, isWhole, multiply } from '../decimal';
import { fundsReasons } from '../fundsReasons';
import { sessionReasons } from '../market/marketReasons';
import type { Reason } from '../reason';
import { type WindowState, windowNow } from '../timeWindow';
import { lotsReasons } from '../trade/lotsReasons';
import { openingCost } from '../trade/orderCost';
import { parseLots } from '../typedNumber';

/** The server's rules for every application for a value stock. */
export interface ValueStockRules extends WindowState {
  applicationsPerStock: number;
  /** Fraction of the turnover. */
  purchaseFeeRate: string;
}

/** An application as typed, and the data for validating it. Amounts in yen, times in epoch ms. */
export interface ValueStockForm {
  now: number;
  rules: ValueStockRules;
  offer: { price: string; minLots: number; maxLots: number; applicationsUsed: number };
  restrictions: readonly Restriction[];
  available: string | undefined;
  /** Shares in a lot. */
  lotSize: number;
  /** As typed. */
  lots: string;
}

/** What an application costs, in yen: turnover and purchase fee, frozen together until the review. */
export interface ValueStockCost {
  /** The offer's price. */
  price: string;
  shares: number;
  turnover: string;
  purchaseFee: string;
  total: string;
}

/** The cost of an application as typed; undefined if the lots are not a positive whole number. */
export function valueStockCost({
  lots: typed,
  lotSize,
  offer,
  rules,
}: Pick<ValueStockForm, 'lots' | 'lotSize' | 'offer' | 'rules'>): ValueStockCost | undefined {
  const lots = parseLots(typed);
  if (lots === undefined || !isPositive(lots) || !isWhole(lots)) return undefined;
  const shares = Number(multiply(lots, String(lotSize)));
  const { price } = offer;
  const { turnover, purchaseFee, total } = openingCost({
    side: 'long',
    price,
    shares,
    leverage: 1,
    rates: { purchaseFeeRate: rules.purchaseFeeRate },
  });
  if (purchaseFee === undefined || total === undefined) return undefined;
  return { price, shares, turnover, purchaseFee, total };
}

/**
 * All reasons why a value stock can't be applied for (specification 5 and 8, decision 13), most important first: the
 * account, the session, the count of the week, the lots, the money. Empty if it may be sent; the server makes the final
 * decision.
 */
export function valueStockReasons(form: ValueStockForm): Reason<'lots'>[] {
  const { offer, rules, now, restrictions, available, lots } = form;
  const hours = windowNow(rules, now);
  const wrongLots = lotsReasons('lots', lots, { minimum: offer.minLots, maximum: offer.maxLots });
  const cost = wrongLots.length === 0 ? valueStockCost(form) : undefined;
  return [
    ...accountReasons(restrictions, 'tradeBanned'),
    ...sessionReasons(hours.open, hours.open ? undefined : hours.opensAt),
    ...(offer.applicationsUsed >= rules.applicationsPerStock ? [{ kind: 'valueStockCount' } as const] : []),
    ...wrongLots,
    ...fundsReasons(available, cost?.total),
  ];
}
