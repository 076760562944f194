/** Loan statuses (specification 4). */
export const loanStatuses = ['awaitingAudit', 'passed', 'rejected'] as const;
export type LoanStatus = (typeof loanStatuses)[number];

/** Why a loan was rejected: the credit score had fallen, the account was restricted, or the audit said no. */
export const loanRejections = ['creditScore', 'accountRestricted', 'audit'] as const;
export type LoanRejection = (typeof loanRejections)[number];
