import { expect, it } from 'vitest';
import { hostilePaths } from '../../mocks/hostile/paths';
import { returnPath } from '../screens/login/returnPath';
import { pathOf } from '../screens/offered';
import { loginPath } from './loginPath';
import { routePaths } from './routes';

it.each([
  ['/home/index', ''],
  ['/market/marketDetail', '?code=7203'],
  ['/market/marketBuy', '?symbol=1063.E&side=long'],
  ['/position/positionDetail', '?id=a%2Fb&to=%2Fhome%2Findex'],
  ['/somewhere/日本語', '?q=a b+c#d'],
])('leads to the login screen, and then back to %s%s', (pathname, search) => {
  const login = new URL(loginPath({ pathname, search }), 'https://example.com');
  expect(login.pathname).toBe('/login/login');
  expect([...login.searchParams.keys()]).toEqual(['to']);
  expect(returnPath(login.searchParams.get('to'), () => true)).toBe(pathname + search);
});

const isOffered = (href: string) => routePaths.has(pathOf(href));

it('leads back to every screen of the manifest except sign-in screens', () => {
  for (const path of routePaths) {
    const back = path.startsWith('/login/') ? '/home/index' : `${path}?id=a%2Fb`;
    expect(returnPath(`${path}?id=a%2Fb`, isOffered)).toBe(back);
  }
});

it.each(hostilePaths)('leads home instead of to %j', (to) => {
  const login = new URL(loginPath({ pathname: to, search: '' }), 'https://example.com');
  expect(login.origin).toBe('https://example.com');
  expect(returnPath(login.searchParams.get('to'), isOffered)).toBe('/home/index');
});
