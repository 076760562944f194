import { expect, it } from 'vitest';
import { initialLanguage } from './initialLanguage';

const start = 'https://example.com/app/';

it.each([
  // The stored language comes first.
  ['en', start, 'en'],
  ['tw', `${start}?lang=en#/login/start?lang=jp`, 'tw'],
  ['jp', `${start}?lang=en`, 'jp'],
  // Then the address, before or after the #.
  [null, `${start}?lang=en`, 'en'],
  [null, `${start}?lang=tw#/login/start`, 'tw'],
  [null, `${start}#/login/start?lang=tw`, 'tw'],
  [null, `${start}?code=7&lang=en&x=1#/login/register?code=7`, 'en'],
  [null, `${start}?lang=en#/login/start?lang=tw`, 'en'],
  [null, `${start}?lang=%65n`, 'en'],
  // An unknown language counts as absent.
  ['ja', `${start}?lang=en`, 'en'],
  ['', `${start}#/?lang=tw`, 'tw'],
  ['toString', start, 'jp'],
  [null, `${start}?lang=fr#/login/start?lang=tw`, 'tw'],
  [null, `${start}?lang=&lang=`, 'jp'],
  [null, `${start}?lang=EN`, 'jp'],
  [null, `${start}?language=en`, 'jp'],
  [null, `${start}?lang=%E0%A4%A`, 'jp'],
  [null, `${start}#/market/marketDetail?code=lang=en`, 'jp'],
  // Repeated: the first valid one.
  [null, `${start}?lang=en&lang=tw`, 'en'],
  [null, `${start}?lang=fr&lang=tw`, 'tw'],
  // No language at all.
  [null, start, 'jp'],
  [null, `${start}#`, 'jp'],
  [null, '', 'jp'],
] as const)('with %j on the device and %s it is %s', (stored, address, language) => {
  expect(initialLanguage(stored, address)).toBe(language);
});
