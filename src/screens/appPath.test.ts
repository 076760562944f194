import { expect, it } from 'vitest';
import { appPath } from './appPath';

it.each([
  '/market/market',
  '/market/marketDetail?code=7203',
  '/position/positionDetail?id=a%2Fb',
  '/loginHelp',
])('accepts %s', (asked) => {
  expect(appPath(asked, () => true)).toBe(asked);
});

it.each([
  null,
  '',
  'home/index',
  'https://example.com/',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  '/home\\..\\index',
  '/home/index\u202e',
  'javascript:alert(1)',
  '/login',
  '/login/login?to=/market/market',
  '/login/start',
  '/Login/login',
])('rejects %s', (asked) => {
  expect(appPath(asked, () => true)).toBeUndefined();
});

it('is undefined for a path without a screen', () => {
  const isOffered = (href: string) => href === '#/home/index';
  expect(appPath('/home/index', isOffered)).toBe('/home/index');
  expect(appPath('/home/other', isOffered)).toBeUndefined();
});
