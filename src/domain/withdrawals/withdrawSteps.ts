import type { VerificationStatus } from '../identity/identityVocabulary';

/**
 * What must be done once before the first withdrawal, in this order (decision 23): an account is added with the fund
 * password.
 */
export const withdrawSteps = ['verify', 'setFundPassword', 'addCard'] as const;
export type WithdrawStep = (typeof withdrawSteps)[number];

/** `waiting`: the member's part is done, the review is not. */
export interface WithdrawStepState {
  step: WithdrawStep;
  state: 'toDo' | 'waiting' | 'done';
}

/** The member's progress. */
export interface WithdrawProgress {
  verification: VerificationStatus;
  cardCount: number;
  fundPasswordSet: boolean;
}

const verificationStates = { unverified: 'toDo', underReview: 'waiting', verified: 'done' } as const;

/** The checklist for withdrawals, all steps in order. */
export function withdrawChecklist(member: WithdrawProgress): WithdrawStepState[] {
  return [
    { step: 'verify', state: verificationStates[member.verification] },
    { step: 'setFundPassword', state: member.fundPasswordSet ? 'done' : 'toDo' },
    { step: 'addCard', state: member.cardCount > 0 ? 'done' : 'toDo' },
  ];
}
