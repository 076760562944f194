import { type Loadable, loadedData } from '../../lib/loadable';
import { cardList } from '../contract/cards';
import { depositRecords } from '../contract/deposits';
import { ipoRecords } from '../contract/ipo';
import { security } from '../contract/security';
import { useCall } from './useCall';

/** How far a member has come, as far as it could be told: what is undefined could not be. */
export interface MemberProgress {
  cardCount: number | undefined;
  fundPasswordSet: boolean | undefined;
  /** Whether a deposit is under review. */
  depositPending: boolean | undefined;
  /** What was won in lotteries and is to be paid now. */
  payments: { issueId: string; amountToPay: string; paymentDeadline: number }[] | undefined;
}

/**
 * What a member has done and has still to do, each part of it asked for on its own: one that fails keeps nothing else
 * back. Undefined while any of them is under way for the first time.
 */
export function useMemberProgress(): MemberProgress | undefined {
  const cards = useCall(cardList, {});
  const passwords = useCall(security, {});
  const deposits = useCall(depositRecords, { page: 1, status: 'pendingReview' });
  const won = useCall(ipoRecords, { page: 1, results: ['pendingPayment'] }, { everyMs: 60_000 });
  const parts: Loadable<unknown>[] = [cards, passwords, deposits, won];
  if (parts.some(({ state }) => state === 'loading')) return undefined;
  const pending = loadedData(deposits);
  return {
    cardCount: loadedData(cards)?.length,
    fundPasswordSet: loadedData(passwords)?.fundPasswordSet,
    depositPending: pending && pending.items.length > 0,
    payments: loadedData(won)?.items,
  };
}
