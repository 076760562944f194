import { expect, it } from 'vitest';
import manifest from '../../package.json';
import { appVersion } from './appVersion';

it('is the version of the package', () => {
  expect(appVersion).toBe(manifest.version);
});
