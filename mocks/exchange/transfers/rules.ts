import { specifiedLimits } from '../../../src/domain/specifiedLimits';

/** When deposits are taken (specification 9). */
export const { depositHours } = specifiedLimits;

/** When withdrawals are taken: the house's own hours, told to the client. */
export const withdrawHours = { opens: '09:00', closes: '18:00' };

/** How long the back office takes, in minutes: for its review, and from then until the money has arrived. */
export const depositDelay = { review: 3, finish: 1 };
export const withdrawDelay = { review: 5, finish: 10 };

/** Least and most to withdraw at once, in yen (decision 11). It costs nothing (decision 16). */
export const withdrawLimits = { minimum: '1000', maximum: specifiedLimits.withdrawal, fee: '0' };
