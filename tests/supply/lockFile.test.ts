import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLockFile } from './lockFile';

const packages = readLockFile();
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** Packages with install scripts, which are disabled, and why they work without. */
const withInstallScript: Record<string, string> = {
  '@parcel/watcher': 'of the test runner; compiles itself only when asked to, and comes compiled',
  '@swc/core': 'of the test runner; fetches a slower self where none comes compiled for the machine',
  esbuild: 'of the catalogue; looks whether what comes compiled starts',
  msw: 'copies its worker file to where package.json says; none is used',
};

it('the lock file matches package.json', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
    expect(packages[''][kind]).toEqual(manifest[kind]);
});

it('no install scripts run', () => {
  const found = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(found.toSorted()).toEqual(Object.keys(withInstallScript));
  expect(manifest.allowScripts).toEqual(Object.fromEntries(found.map((name) => [name, false])));
});

it('every package comes from the registry and has a checksum', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  expect(packages.filter(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([]);
});
