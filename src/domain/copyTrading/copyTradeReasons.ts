import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { amountReasons } from '../amountReasons';
import { fundsReasons } from '../fundsReasons';
import { periodReasons } from '../hoursReasons';
import { sessionReasons } from '../market/marketReasons';
import type { Reason } from '../reason';
import { parseTyped } from '../typedNumber';

/** What an investment with a mentor is checked against. Amounts in yen, times in epoch ms. */
export interface CopyTradeForm {
  now: number;
  product: { recruitsFrom: number; recruitsUntil: number; minimumInvestment: string };
  restrictions: readonly Restriction[];
  available: string | undefined;
  /** As typed. */
  amount: string;
}

/**
 * All reasons why an investment can't be sent (specification 5 and 8, decision 13), most important first: the account,
 * the period, whole yen from the minimum on, the money. Empty if it may be sent; the server makes the final decision.
 */
export function copyTradeReasons({ now, product, amount, ...form }: CopyTradeForm): Reason<'amount'>[] {
  const wrong = amountReasons('amount', amount, { minimum: product.minimumInvestment, decimals: 0 });
  const total = wrong.length === 0 ? parseTyped(amount) : undefined;
  return [
    ...accountReasons(form.restrictions, 'tradeBanned'),
    ...periodReasons('copyTrade', [product.recruitsFrom, product.recruitsUntil], now),
    ...wrong,
    ...fundsReasons(form.available, total),
  ];
}

/** What the end of a copy trade is checked against. Times in epoch ms. */
export interface CopyTradeStop {
  restrictions: readonly Restriction[];
  /** A follow order is open: it has to be closed first, at the market price. */
  orderOpen: boolean;
  sessionOpen: boolean;
  /** Start of the next session, when known. */
  opensAt: number | undefined;
}

/** Reasons why a copy trade can't be ended early. It can be at any hour, unless an order is open. */
export function copyTradeStopReasons(stop: CopyTradeStop): Reason[] {
  const { restrictions, orderOpen, sessionOpen, opensAt } = stop;
  return [...accountReasons(restrictions), ...(orderOpen ? sessionReasons(sessionOpen, opensAt) : [])];
}
