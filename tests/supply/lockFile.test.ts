import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLockFile } from './lockFile';

const packages = readLockFile();
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** Packages that would run something while they are installed, and why they may stay although we don't let them. */
const withInstallScript: Record<string, string> = {
  '@parcel/watcher': 'of the test runner; compiles itself only when asked to, and comes compiled',
  '@swc/core': 'of the test runner; fetches a slower self where none comes compiled for the machine',
  esbuild: 'of the catalogue; looks whether what comes compiled starts',
  msw: 'copies its worker file to where package.json says; ours is in mocks/public',
};

it('the lock file is that of package.json', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
    expect(packages[''][kind]).toEqual(manifest[kind]);
});

it('nothing runs while packages are installed', () => {
  const found = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(found.toSorted()).toEqual(Object.keys(withInstallScript));
  expect(manifest.allowScripts).toEqual(Object.fromEntries(found.map((name) => [name, false])));
});

it('every package comes from the registry, and is what it was', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  expect(packages.filter(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([]);
});
