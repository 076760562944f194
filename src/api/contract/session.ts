import * as v from 'valibot';
import { defineCall } from './call';
import { text } from './scalars';

const signedIn = v.object({
  /** Session token, sent back in the header `token`. */
  token: text,
  account: text,
  /** Value of the header `is-admin`, when the member is one (decision 29). */
  isAdmin: v.nullish(v.string()),
});

export const login = defineCall({
  path: '/user/Login',
  request: v.object({ account: text, password: text }),
  response: signedIn,
});

export const register = defineCall({
  path: '/user/Register',
  request: v.object({ account: text, password: text, inviteCode: text }),
  response: signedIn,
});

export const logout = defineCall({
  path: '/user/Logout',
  request: v.object({}),
  response: v.nullish(v.object({})),
});
