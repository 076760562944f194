import * as v from 'valibot';
import { defineCall } from './call';
import { earlyPaths } from './earlyPaths';
import { headerValue, moment, secret, text } from './scalars';

/** An empty field is sent as `""`, so that the server refuses it with the message of that field. */
const typed = v.nullish(v.string(), '');

/**
 * Version of the user and privacy agreement to which the member has agreed, now or before: `agreementVersion` of the
 * site configuration. Absent when the configuration has none. The server stores it with the time when it differs from
 * the last one.
 */
const agreedVersion = v.nullish(text);

const signedIn = v.object({
  /** Session token, sent back in the header `token`. */
  token: headerValue,
  /** Account of the member, sent back in the header `account`: ten digits. */
  account: headerValue,
  /** Value of the header `is-admin`, when the member is one (decision 29). */
  isAdmin: v.nullish(headerValue),
  /** The agreement last accepted by the member; absent when the server stores none. */
  agreement: v.nullish(
    v.object({
      /** Version of the user and privacy agreement. */
      version: text,
      /** When the member agreed to it. */
      agreedAt: moment,
    }),
  ),
});

/**
 * Opens a session. Refuses with `accountEmpty`, `passwordEmpty`, `accountNotFound`, `wrongAccountOrPassword`,
 * `submittedTooFrequently` (too many wrong passwords for the account: during a waiting time the correct one is refused as
 * well), `loginBanned` and `accountDisabled` (specification 5 and 6).
 */
export const login = defineCall({
  path: '/user/Login',
  needsSession: false,
  request: v.object({
    /** Ten digits (decision 22). */
    account: typed,
    /** Login password. */
    password: v.nullish(secret, ''),
    /** Version of the accepted agreement; absent when the site configuration has none. */
    agreedVersion,
  }),
  response: signedIn,
});

/**
 * Registers a member and opens a session (specification 5). Refuses with `accountEmpty`, `passwordEmpty`,
 * `passwordsDiffer`, `accountNotTenDigits`, `accountExists`, `numberRegistered`, `registrationFailed` (a password that
 * is too weak) and `inviterNotFound`.
 */
export const register = defineCall({
  path: '/user/Register',
  needsSession: false,
  request: v.object({
    /** A phone number of ten digits, without capital letters. */
    account: typed,
    /** Login password: 8 or more English letters or digits. */
    password: v.nullish(secret, ''),
    /** The password again. Absent when the client has compared the two itself. */
    confirmPassword: v.nullish(secret),
    /** Invite code of another member or of the operator. */
    inviteCode: typed,
    /** Version of the accepted agreement; absent when the site configuration has none. */
    agreedVersion,
  }),
  response: signedIn,
});

/** Ends the session of the token in the request header. */
export const logout = defineCall({
  path: earlyPaths.logout,
  needsSession: false,
  request: v.object({}),
  response: v.nullish(v.object({})),
});
