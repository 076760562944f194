import { expect, it } from 'vitest';
import { canGoBack } from './canGoBack';

it.each([
  ['the first page', 0, undefined, true, false],
  ['a second page', 1, '/market/market', true, true],
  ['a page whose predecessor a reload has lost', 3, undefined, true, true],
  ['a sign-in screen, after signing in', 2, '/login/logon2', true, false],
  ['a sign-in screen, while signing in', 2, '/login/logon2', false, true],
  ['the terms, from the login screen', 1, '/user/userPri', false, true],
  ['a page that needs a session, without one', 4, '/market/market', false, false],
  ['an unknown path, without a session', 4, '/no/such/path', false, false],
] as const)('%s', (_, index, before, signedIn, expected) => {
  expect(canGoBack(index, before, signedIn)).toBe(expected);
});
