/** Status of the reward for inviting a friend: it is paid once the friend's identity check has passed. */
export const referralStatuses = ['awaitingVerification', 'paid'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** What a credit score was changed by. */
export const creditCauses = ['signIn', 'loanOverdue', 'customerService'] as const;
export type CreditCause = (typeof creditCauses)[number];

/** Kinds of records in the sign-in history. */
export const signInRecordKinds = ['signIn', 'reward'] as const;
export type SignInRecordKind = (typeof signInRecordKinds)[number];
