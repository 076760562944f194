import { expect, it } from 'vitest';
import { canGoBack } from './canGoBack';

it.each([
  ['the first page', 0, undefined, true, false],
  ['a page after another one', 1, '/market/market', true, true],
  ['what a reload has forgotten', 3, undefined, true, true],
  ['the way in, once it has been gone', 2, '/login/logon2', true, false],
  ['the way in, on it', 2, '/login/logon2', false, true],
  ['the terms, from the login screen', 1, '/user/userPri', false, true],
  ['a page that needs a session, without one', 4, '/market/market', false, false],
  ['no page at all, without a session', 4, '/no/such/path', false, false],
] as const)('%s', (_, index, before, signedIn, expected) => {
  expect(canGoBack(index, before, signedIn)).toBe(expected);
});
