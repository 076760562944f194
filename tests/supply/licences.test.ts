import { expect, it } from 'vitest';
import { isProduction, readLockFile } from './lockFile';

/** Licences that require only attribution, or offer such a licence as a choice. */
const allowed = ['0BSD', 'Apache-2.0', 'ISC', 'MIT', '(MPL-2.0 OR Apache-2.0)'];

const packages = readLockFile()
  .filter(isProduction)
  .map(({ name, version, license = 'unknown' }) => ({ name, version, license }));

const licences = [...new Set(packages.map(({ license }) => license))].toSorted();

const counted = licences.map(
  (licence) => `${packages.filter(({ license }) => license === licence).length} ${licence}`,
);

const page = `# Licences

What the app is made of, and what that needs in turn, with the licences that package-lock.json knows:
${counted.join(', ')}.

Tools are left out, and so is what makes the native wrapper. Written by \`npx vitest run tests/supply --update\`.

| package | version | licence |
|---|---|---|
${packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).join('\n')}
`;

it('packages of the app have permissive licences', () => {
  expect(packages.length).toBeGreaterThan(20);
  expect(licences.filter((licence) => !allowed.includes(licence))).toEqual([]);
});

it('docs/licences.md lists them all', async () => {
  await expect(page).toMatchFileSnapshot('../../docs/licences.md');
});
