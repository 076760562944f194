import { expect, it } from 'vitest';
import { isOlderVersion } from './isOlderVersion';

it.each([
  ['0.1.0', '0.1.1'],
  ['0.9.2', '0.10'],
  ['1', '1.0.1'],
  ['0.1.0', '2'],
])('%s is older than %s', (version, than) => {
  expect(isOlderVersion(version, than)).toBe(true);
  expect(isOlderVersion(than, version)).toBe(false);
});

it.each([
  ['0.1.0', '0.1.0'],
  ['0.1.0', '0.1'],
  ['0.1.0', 'latest'],
  ['0.1.0', ''],
])('%s is not older than %s', (version, than) => {
  expect(isOlderVersion(version, than)).toBe(false);
});
