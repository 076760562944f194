import { account } from '../contract/account';
import { isAskedAgain } from '../contract/call';
import { security } from '../contract/settings';
import {
  withdrawCancel,
  withdrawRecord,
  withdrawRecords,
  withdrawRules,
  withdrawSubmit,
} from '../contract/withdrawals';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

const changed = [account, withdrawRules, withdrawRecords, withdrawRecord];
/** The server counts wrong fund passwords, so `security` changes as well. */
const changedBySubmit = [...changed, security];

/** The rules of withdrawals now, including the member's own state. */
export const useWithdrawRules = () => useCall(withdrawRules, {}, { everyMs: 10_000 });

/** Whether a fund password has been set, and how often a wrong one was entered. */
export const useFundPasswordSet = () => useCall(security, {});

/** The member's withdrawals, the latest first. */
export const useWithdrawals = () => usePages(withdrawRecords, { status: null }, ({ id }) => id);

/** Withdrawals that are pending review: at most one is. */
export const usePendingWithdrawals = () =>
  useCall(withdrawRecords, { page: 1, status: 'pendingReview' }, { everyMs: 10_000 });

/** One withdrawal, polled while it is shown. */
export const useWithdrawal = (id: string) => useCall(withdrawRecord, { id }, { everyMs: 5_000 });

/** Requests a withdrawal. One of all may be asked again (decision 25): then the form may be sent again. */
export const useSubmitWithdrawal = () => useSubmit(withdrawSubmit, changedBySubmit, { isAskedAgain });

/** Cancels a withdrawal that is pending review. */
export const useCancelWithdrawal = (id: string) => useSubmit(withdrawCancel, changed, { of: id });
