import * as v from 'valibot';
import { defineCall } from './call';
import { count, moment, secret, text } from './scalars';

/** Wrong fund passwords in a row, on any screen. */
const fundPasswordTries = v.object({
  /** Tries left before a waiting time; 0 during it. */
  left: count,
  /** Length of the waiting time, in minutes. */
  waitMinutes: count,
  /** End of the waiting time: no fund password is accepted before. Absent when there is none. */
  waitsUntil: v.nullish(moment),
});
export type FundPasswordTries = v.InferOutput<typeof fundPasswordTries>;

/** Which passwords a member has. */
export const securityState = v.object({
  /** Whether a fund password has been set; without one nothing can be withdrawn (specification 5). */
  fundPasswordSet: v.boolean(),
  /** When it was last set or changed; absent while there is none. */
  fundPasswordChangedAt: v.nullish(moment),
  /** Absent when no wrong one has been entered since the last correct one or the last waiting time. */
  fundPasswordTries: v.nullish(fundPasswordTries),
});
export type SecurityState = v.InferOutput<typeof securityState>;

/** State of the member's passwords, for the settings. */
export const security = defineCall({
  path: '/user/Security',
  request: v.object({}),
  response: securityState,
});

/**
 * Sets the fund password for the first time. Refuses with `passwordEmpty` (any of the three), `wrongOriginalPassword`
 * (the login password), `submittedTooFrequently` (too many wrong login passwords: during the waiting time the correct one
 * is refused as well), `passwordsDiffer` and `parameterError` (not six digits, easy to guess, or one has been set
 * already). Repeated digits, sequences, dates and digits of the member's phone number are easy to guess.
 */
export const setFundPassword = defineCall({
  path: '/user/SetFundPassword',
  request: v.object({
    /** Login password, to verify the member. */
    loginPassword: secret,
    /** Fund password: six digits. */
    newPassword: secret,
    /** The fund password again. */
    confirmPassword: secret,
  }),
  response: securityState,
});

const change = v.object({
  /** The current password. */
  oldPassword: secret,
  /** The new password. */
  newPassword: secret,
  /** The new password again. */
  confirmPassword: secret,
});

/**
 * Changes the fund password to another six digits. Refuses with `passwordEmpty` (any of the three),
 * `wrongOriginalPassword` (also when none has been set), `passwordsDiffer`, `parameterError` (not six digits, or
 * easy to guess) and `submittedTooFrequently` (too many wrong ones: during the waiting time the correct one is refused
 * too).
 */
export const changeFundPassword = defineCall({
  path: '/user/ChangeFundPassword',
  request: change,
  response: securityState,
});

/**
 * Changes the login password to another of 8 or more English letters or digits, and ends all other sessions of the
 * member. Refuses with `passwordEmpty` (any of the three), `wrongOriginalPassword`, `submittedTooFrequently` (too many
 * wrong login passwords), `passwordsDiffer` and `parameterError` (too weak).
 */
export const changeLoginPassword = defineCall({
  path: '/user/ChangeLoginPassword',
  request: change,
  response: securityState,
});

/** The member's data for the settings. */
export const memberProfile = v.object({
  /** The member's phone number of ten digits. */
  account: text,
  /** Path of the avatar's image below `/api/`; absent until one is set. */
  avatar: v.nullish(text),
});
export type MemberProfile = v.InferOutput<typeof memberProfile>;

/** The member's phone number and avatar. */
export const profile = defineCall({
  path: '/user/Profile',
  request: v.object({}),
  response: memberProfile,
});

/**
 * Makes an uploaded image the avatar. Refuses with `keyMismatch` (an upload that is unknown, another member's, of
 * another kind or used before) and `uploadFailed` (one that is not complete). The simulated exchange stores no image:
 * it draws a pattern from the checksum.
 */
export const setAvatar = defineCall({
  path: '/user/SetAvatar',
  request: v.object({
    /** Id of the upload of kind `avatar`. */
    upload: v.string(),
  }),
  response: memberProfile,
});
