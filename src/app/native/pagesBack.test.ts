import { expect, it } from 'vitest';
import { pagesBack } from './pagesBack';

it.each([
  ['the first page', [], true, 0],
  ['a second page', ['/market/market'], true, 1],
  ['a page whose predecessor a reload has lost', ['/home/index', undefined], true, 1],
  ['the first screen after signing in', ['/login/start', '/login/logon2'], true, 0],
  ['a document was read before signing in', ['/user/tradeRule', '/login/login'], true, 2],
  ['a sign-in screen, while signing in', ['/login/start', '/login/logon2'], false, 1],
  ['the terms, from the login screen', ['/user/userPri'], false, 1],
  ['pages that need a session, without one', ['/home/index', '/market/market'], false, 0],
  ['a document before pages that need a session', ['/user/tradeRule', '/market/market'], false, 2],
  ['an unknown path, without a session', ['/no/such/path'], false, 0],
] as const)('%s', (_, before, signedIn, expected) => {
  expect(pagesBack(before.length, (index) => before[index], signedIn)).toBe(expected);
});
