import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'itayose-codemod-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the codemod makes of the fixture. */
function transformed(changes: string): string {
  const file = join(folder, 'Pay.tsx');
  copyFileSync('codemods/fixtures/input.tsx', file);
  execFileSync(process.execPath, [
    'node_modules/jscodeshift/bin/jscodeshift.js',
    '--transform=codemods/renames.cjs',
    `--changes=${changes}`,
    '--extensions=tsx',
    '--run-in-band',
    '--fail-on-error',
    file,
  ]);
  return readFileSync(file, 'utf8');
}

test('imports of what was renamed or moved change, and keep their names in the file', () => {
  const expected = readFileSync('codemods/fixtures/output.tsx', 'utf8');
  expect(transformed('codemods/fixtures/changes.json')).toBe(expected);
});

test('the changes that the package brings can be read', () => {
  expect(transformed('codemods/changes.json')).toContain("from 'another-library'");
});
