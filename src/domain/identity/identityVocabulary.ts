/** Real-name statuses (specification 4). A refused application is unverified again, with its reasons. */
export const verificationStatuses = ['unverified', 'underReview', 'verified'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** Parts of a real-name record, each of which a refusal can name. */
export const realNameFields = ['name', 'katakanaName', 'latinName', 'idNumber', 'front', 'back'] as const;
export type RealNameField = (typeof realNameFields)[number];

/** Scripts in which a verified name gets another spelling, because banks write the holder in them (decision 53). */
export const spelledScripts = ['katakana', 'latin'] as const;
export type SpelledScript = (typeof spelledScripts)[number];

/** Statuses of such a spelling that has been submitted and not passed. */
export const spellingStatuses = ['underReview', 'refused'] as const;
export type SpellingStatus = (typeof spellingStatuses)[number];
