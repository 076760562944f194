import { specifiedLimits } from '../../../src/domain/specifiedLimits';

/** Rules of daily sign-in. The reward is in yen. */
export const signInRules = { scorePerSignIn: 1, needed: 7, reward: '100' };

/** Reward for each friend whose real-name verification passes, in yen (specification 9). */
export const { referralReward } = specifiedLimits;
