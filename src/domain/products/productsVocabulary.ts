/** Statuses of block-trade and value-stock applications (specification 4). */
export const applicationStatuses = ['pendingReview', 'passed', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Statuses of copy trades, and of lock-up products alike (specification 4). */
export const investmentStatuses = ['inProgress', 'ended'] as const;
export type InvestmentStatus = (typeof investmentStatuses)[number];

/** How much of the principal a lock-up product risks, compared with the others. None is without risk. */
export const riskLevels = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** Statuses of applications that a member can also cancel while they wait: for value stocks and repurchases. */
export const offerApplicationStatuses = [...applicationStatuses, 'cancelled'] as const;
export type OfferApplicationStatus = (typeof offerApplicationStatuses)[number];
