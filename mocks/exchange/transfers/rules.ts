import { specifiedLimits } from '../../../src/domain/specifiedLimits';

/** Hours of deposits (specification 9). */
export const { depositHours } = specifiedLimits;

/** Hours of withdrawals: set by the broker and sent to the client. */
export const withdrawHours = { opens: '09:00', closes: '18:00' };

/** Delays of the back office, in minutes: the review, and the transfer of the money after it. */
export const depositDelay = { review: 3, finish: 1 };
export const withdrawDelay = { review: 5, finish: 10 };

/** Minimum and maximum of one withdrawal, in yen (decision 11). It is free (decision 16). */
export const withdrawLimits = { minimum: '1000', maximum: specifiedLimits.withdrawal, fee: '0' };
