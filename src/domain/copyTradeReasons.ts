import { type AccountReason, accountReasons } from './accountReasons';
import { type FundsReason, fundsReasons } from './fundsReasons';
import { type SessionReason, sessionReasons } from './marketReasons';
import { type MovingReason, movingReasons } from './movingReasons';
import { type TransferAmountReason, transferAmountReasons } from './transferAmountReasons';
import { parseTyped } from './typedNumber';
import type { Restriction } from './vocabulary';

/** What an investment with a mentor is checked against. Amounts in yen, times in epoch ms. */
export interface CopyTradeForm {
  now: number;
  product: { recruitsFrom: number; recruitsUntil: number; minimumInvestment: string };
  restrictions: readonly Restriction[];
  available: string | undefined;
  /** As typed. */
  amount: string;
}

/** Why a mentor can't be followed, with what its sentence needs. */
export type CopyTradeReason =
  | AccountReason
  /** Between two periods in which it takes investments. */
  | { kind: 'copyTradeNotOpen'; opensAt: number }
  /** The period is over, and nobody has said yet when the next one is. */
  | { kind: 'copyTradeOver' }
  | TransferAmountReason
  | FundsReason;

/**
 * Everything that keeps an investment from being sent (specification 5 and 8, decision 13), the weightiest first: the
 * account, the period, whole yen from the minimum on, the money. Empty when it may be sent; the server's verdict still
 * wins.
 */
export function copyTradeReasons({ now, product, amount, ...form }: CopyTradeForm): CopyTradeReason[] {
  const wrong = transferAmountReasons(amount, { minimum: product.minimumInvestment });
  const total = wrong.length === 0 ? parseTyped(amount) : undefined;
  return [
    ...accountReasons(form.restrictions),
    ...periodReasons(product, now),
    ...wrong,
    ...fundsReasons(form.available, total),
  ];
}

function periodReasons(
  { recruitsFrom, recruitsUntil }: CopyTradeForm['product'],
  now: number,
): CopyTradeReason[] {
  if (now < recruitsFrom) return [{ kind: 'copyTradeNotOpen', opensAt: recruitsFrom }];
  return now < recruitsUntil ? [] : [{ kind: 'copyTradeOver' }];
}

/** What the end of a copy trade is checked against. Times in epoch ms. */
export interface CopyTradeStop {
  restrictions: readonly Restriction[];
  /** A follow order is open: it has to be closed first, at the market's price. */
  orderOpen: boolean;
  sessionOpen: boolean;
  /** Start of the next session, when known. */
  opensAt: number | undefined;
}

/** Why a copy trade can't be ended now. */
export type CopyTradeStopReason = MovingReason | SessionReason;

/** What keeps a copy trade from being ended before its time: at any hour, but for an order that is open. */
export function copyTradeStopReasons(stop: CopyTradeStop): CopyTradeStopReason[] {
  const { restrictions, orderOpen, sessionOpen, opensAt } = stop;
  return [...movingReasons(restrictions), ...(orderOpen ? sessionReasons(sessionOpen, opensAt) : [])];
}
