import { type Loadable, loadedData } from '../../lib/loadable';
import { cardList } from '../contract/cards';
import { depositRecords } from '../contract/deposits';
import { ipoRecords } from '../contract/ipo';
import { security } from '../contract/settings';
import { useCall } from './useCall';

/** The member's progress. A part whose call failed is undefined. */
export interface MemberProgress {
  cardCount: number | undefined;
  fundPasswordSet: boolean | undefined;
  /** Whether a deposit is under review. */
  depositPending: boolean | undefined;
  /** Shares won in lotteries whose payment is due. */
  payments: { issueId: string; amountToPay: string; paymentDeadline: number }[] | undefined;
}

/**
 * What a member has done and still has to do. Each part is a call of its own, so that a failed one does not block the
 * others. Undefined while any of them is loading for the first time.
 */
export function useMemberProgress(): MemberProgress | undefined {
  const cards = useCall(cardList, {});
  const passwords = useCall(security, {});
  const deposits = useCall(depositRecords, { page: 1, status: 'pendingReview' });
  const lotteries = useCall(ipoRecords, { page: 1, results: ['pendingPayment'] }, { everyMs: 60_000 });
  const parts: Loadable<unknown>[] = [cards, passwords, deposits, lotteries];
  if (parts.some(({ state }) => state === 'loading')) return undefined;
  const pending = loadedData(deposits);
  return {
    cardCount: loadedData(cards)?.length,
    fundPasswordSet: loadedData(passwords)?.fundPasswordSet,
    depositPending: pending && pending.items.length > 0,
    payments: loadedData(lotteries)?.items,
  };
}
