import { account } from '../contract/account';
import { depositChannels, depositRecord, depositRecords, depositSubmit } from '../contract/deposits';
import { withdrawRules } from '../contract/withdrawals';
import { useCall } from './useCall';
import { useMoneyCall } from './useMoneyCall';
import { usePages } from './usePages';

/** The ways to pay in, and when. */
export const useDepositChannels = () => useCall(depositChannels, {}, { everyMs: 30_000 });

/** The member's deposits, the latest first. */
export const useDeposits = () => usePages(depositRecords, { status: null }, ({ id }) => id);

/** Deposits that are pending review: at most one is. */
export const usePendingDeposits = () =>
  useCall(depositRecords, { page: 1, status: 'pendingReview' }, { everyMs: 10_000 });

/** One deposit, followed while it is looked at. */
export const useDeposit = (id: string) => useCall(depositRecord, { id }, { everyMs: 5_000 });

/** Reports a payment with its proof. */
export const useSubmitDeposit = () =>
  useMoneyCall(depositSubmit, [account, depositRecords, depositRecord, withdrawRules]);
