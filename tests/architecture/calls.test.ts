import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const contract = 'src/api/contract';

const sourceOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .filter(({ parentPath }) => !parentPath.replaceAll('\\', '/').startsWith(contract))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));

const published = readdirSync(contract)
  .filter((name) => !name.endsWith('.test.ts'))
  .flatMap((name) => [
    ...readFileSync(join(contract, name), 'utf8').matchAll(/export const (\w+) = defineCall\(/g),
  ])
  .map(([, name = '']) => name);

it('the app makes every published call', () => {
  const source = sourceOf('src').join('\n');
  expect(published.length).toBeGreaterThan(80);
  expect(published.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
});
