import { expect, it } from 'vitest';
import { returnPath } from './returnPath';

it.each([
  '/market/market',
  '/market/marketDetail?code=7203',
  '/position/positionDetail?id=a%2Fb',
  '/loginHelp',
])('leads to %s', (to) => {
  expect(returnPath(to, () => true)).toBe(to);
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
])('leads home instead of to %s', (to) => {
  expect(returnPath(to, () => true)).toBe('/home/index');
});
