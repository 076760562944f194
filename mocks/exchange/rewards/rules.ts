import { specifiedLimits } from '../../../src/domain/specifiedLimits';

/** What daily sign-in gives. The reward is in yen. */
export const signInRules = { scorePerSignIn: 1, needed: 7, reward: '100' };

/** For each friend whose real-name verification passes, in yen (specification 9). */
export const { referralReward } = specifiedLimits;
