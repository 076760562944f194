import * as v from 'valibot';
import { defineCall } from './call';
import { count, moment, text } from './scalars';

/** Wrong fund passwords in a row, wherever they were entered. */
const fundPasswordTries = v.object({
  /** Tries that are left before a wait; 0 during the wait. */
  left: count,
  /** How long the wait is, in minutes. */
  waitMinutes: count,
  /** No fund password is taken before; absent while none has to be waited for. */
  waitsUntil: v.nullish(moment),
});
export type FundPasswordTries = v.InferOutput<typeof fundPasswordTries>;

/** Which passwords a member has. */
export const securityState = v.object({
  /** Whether a fund password has been set; without one nothing can be withdrawn (specification 5). */
  fundPasswordSet: v.boolean(),
  /** When it was set or changed last; absent while there is none. */
  fundPasswordChangedAt: v.nullish(moment),
  /** Absent while nothing wrong has been entered since the last right one or since the last wait. */
  fundPasswordTries: v.nullish(fundPasswordTries),
});
export type SecurityState = v.InferOutput<typeof securityState>;

/** What the settings show of the member's passwords. */
export const security = defineCall({
  path: '/user/Security',
  request: v.object({}),
  response: securityState,
});

/**
 * Sets the fund password for the first time. Refuses with `passwordEmpty` (any of the three), `wrongOriginalPassword`
 * (the login password), `passwordsDiffer` and `parameterError` (not six digits, easy to guess, or one has been
 * set already). Easy to guess are repeated digits, sequences, dates and digits of the member's phone number.
 */
export const setFundPassword = defineCall({
  path: '/user/SetFundPassword',
  request: v.object({
    /** Login password, to show that it is the member. */
    loginPassword: v.string(),
    /** Fund password: six digits. */
    newPassword: v.string(),
    /** The fund password again. */
    confirmPassword: v.string(),
  }),
  response: securityState,
});

const change = v.object({
  /** The password that holds now. */
  oldPassword: v.string(),
  /** The password to be. */
  newPassword: v.string(),
  /** The new password again. */
  confirmPassword: v.string(),
});

/**
 * Changes the fund password to another six digits. Refuses with `passwordEmpty` (any of the three),
 * `wrongOriginalPassword` (also where none has been set), `passwordsDiffer`, `parameterError` (not six digits, or
 * easy to guess) and `submittedTooFrequently` (too many wrong ones: during the wait the right one is not taken either).
 */
export const changeFundPassword = defineCall({
  path: '/user/ChangeFundPassword',
  request: change,
  response: securityState,
});

/**
 * Changes the login password to another of 8 or more English letters or digits, and ends all other sessions of the
 * member. Refuses with `passwordEmpty` (any of the three), `wrongOriginalPassword`, `passwordsDiffer` and
 * `parameterError` (too weak).
 */
export const changeLoginPassword = defineCall({
  path: '/user/ChangeLoginPassword',
  request: change,
  response: securityState,
});

/** What the settings show of the member. */
export const memberProfile = v.object({
  /** The member's phone number of ten digits. */
  account: text,
  /** Path of the avatar's image below `/api/`; absent until one was set. */
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
 * Makes an uploaded image the avatar. Refuses with `keyMismatch` (an upload that is unknown, another's, of another kind
 * or used before) and `uploadFailed` (one that is not complete). The simulated exchange keeps no image: it draws a
 * pattern of its own from the checksum.
 */
export const setAvatar = defineCall({
  path: '/user/SetAvatar',
  request: v.object({
    /** Id of the upload of kind `avatar`. */
    upload: v.string(),
  }),
  response: memberProfile,
});
