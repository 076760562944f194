/** Statuses of an IPO subscription: of the new issue itself (specification 4). */
export const ipoPhases = ['waiting', 'subscribing', 'ended'] as const;
export type IpoPhase = (typeof ipoPhases)[number];

/** Result of a member's IPO application (specification 4). */
export const ipoResults = ['awaitingDraw', 'won', 'pendingPayment', 'paymentCompleted', 'notWon'] as const;
export type IpoResult = (typeof ipoResults)[number];
