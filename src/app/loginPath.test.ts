import { expect, it } from 'vitest';
import { returnPath } from '../screens/login/returnPath';
import { loginPath } from './loginPath';

it.each([
  ['/home/index', ''],
  ['/market/marketDetail', '?code=7203'],
  ['/market/marketBuy', '?symbol=1063.E&side=long'],
  ['/position/positionDetail', '?id=a%2Fb&to=%2Fhome%2Findex'],
  ['/somewhere/日本語', '?q=a b+c#d'],
])('leads to the login screen, and from there back to %s%s', (pathname, search) => {
  const login = new URL(loginPath({ pathname, search }), 'https://example.com');
  expect(login.pathname).toBe('/login/login');
  expect([...login.searchParams.keys()]).toEqual(['to']);
  expect(returnPath(login.searchParams.get('to'))).toBe(pathname + search);
});
