/** Deposit and withdrawal statuses (specification 4): passed is approved, success is paid. */
export const transferStatuses = ['pendingReview', 'passed', 'rejected', 'success'] as const;
export type TransferStatus = (typeof transferStatuses)[number];
