/** Why a tender was rejected: none of it was accepted, the position was sold before, or the review said no. */
export const buybackRejections = ['notAccepted', 'positionSold', 'review'] as const;
export type BuybackRejection = (typeof buybackRejections)[number];
