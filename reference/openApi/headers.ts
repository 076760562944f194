import type { OpenApiDocument } from './types';

const header = (name: string, description: string) =>
  ({ type: 'apiKey', in: 'header', name, description }) as const;

/** Headers that identify the caller (specification 7). Token and account are empty before a login. */
export const securitySchemes: OpenApiDocument['components']['securitySchemes'] = {
  token: header('token', 'The session token that login or registration gave.'),
  account: header('account', 'The account that signed in. The token must be its own.'),
  isAdmin: header('is-admin', 'What login or registration gave as `isAdmin`; left out when it gave nothing.'),
};
