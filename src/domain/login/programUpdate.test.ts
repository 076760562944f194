import { expect, it } from 'vitest';
import { programUpdate } from './programUpdate';

it.each([
  ['the latest', '1.2.0', { latest: '1.2.0', minimum: '1.0.0' }, null, undefined],
  ['newer than the server’s latest', '1.3.0', { latest: '1.2.0', minimum: '1.0.0' }, null, undefined],
  ['older than the latest', '1.1.9', { latest: '1.2.0', minimum: '1.0.0' }, null, 'offered'],
  ['postponed', '1.1.9', { latest: '1.2.0', minimum: '1.0.0' }, '1.2.0', undefined],
  ['put off, and a newer one is out', '1.1.9', { latest: '1.2.1', minimum: '1.0.0' }, '1.2.0', 'offered'],
  ['the oldest supported', '1.0.0', { latest: '1.0.0', minimum: '1.0.0' }, null, undefined],
  ['too old', '0.9.9', { latest: '1.2.0', minimum: '1.0.0' }, null, 'required'],
  ['too old, put off before', '0.9.9', { latest: '1.2.0', minimum: '1.0.0' }, '1.2.0', 'required'],
  ['a malformed answer', '1.0.0', { latest: 'new', minimum: '?' }, null, undefined],
] as const)('%s', (_, present, versions, postponed, update) => {
  expect(programUpdate(present, versions, postponed)).toBe(update);
});
