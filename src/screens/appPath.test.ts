import { expect, it } from 'vitest';
import { appPath } from './appPath';

it.each([
  '/market/market',
  '/market/marketDetail?code=7203',
  '/position/positionDetail?id=a%2Fb',
  '/loginHelp',
])('%s is one', (asked) => {
  expect(appPath(asked)).toBe(asked);
});

it.each([
  null,
  '',
  'home/index',
  'https://example.com/',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  '/login',
  '/login/login?to=/market/market',
  '/login/start',
  '/Login/login',
])('%s is none', (asked) => {
  expect(appPath(asked)).toBeUndefined();
});
