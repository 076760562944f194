import { expect, it } from 'vitest';
import { readableRate } from './readableRate';

it.each([
  [
    { from: 'USD', to: 'JPY', rate: '155.13' },
    { of: 'USD', in: 'JPY', rate: '155.13' },
  ],
  [
    { from: 'JPY', to: 'USD', rate: '0.0064' },
    { of: 'USD', in: 'JPY', rate: '156.25' },
  ],
  [
    { from: 'JPY', to: 'JPY', rate: '1' },
    { of: 'JPY', in: 'JPY', rate: '1' },
  ],
  [
    { from: 'JPY', to: 'USD', rate: '0' },
    { of: 'JPY', in: 'USD', rate: '0' },
  ],
] as const)('%j is shown as %j', (rate, read) => {
  expect(readableRate(rate)).toEqual(read);
});
