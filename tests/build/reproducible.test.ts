import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Inputs of the production build, without packages. */
const sources = ['index.html', 'mocks', 'package.json', 'scripts', 'src', 'tsconfig.json', 'vite.config.ts'];

/** The configuration, with packages resolved through the link to `node_modules`. */
const config = `
import { mergeConfig } from 'vite';
import config from './vite.config.ts';
export default (env) => mergeConfig(config(env), { resolve: { preserveSymlinks: true } });
`;

let elsewhere: string;

beforeAll(() => {
  elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'itayose-build-')));
  for (const source of sources) cpSync(source, join(elsewhere, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(elsewhere, 'node_modules'), 'junction');
  writeFileSync(join(elsewhere, 'linked.config.ts'), config);
  const build = [resolve('node_modules/vite/bin/vite.js'), 'build', '--config', 'linked.config.ts'];
  // Not `test`, which would include React's development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(process.execPath, build, { cwd: elsewhere, env });
  if (status !== 0) throw new Error(String(stderr));
}, 120_000);

afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

/** Text of every file of a build, by path. */
function contentsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.toSorted().map((file) => [relative(folder, file), readFileSync(file, 'latin1')]));
}

it('the production build is byte-identical when it is built again in another folder', () => {
  const [first, second] = [contentsOf('dist'), contentsOf(join(elsewhere, 'dist'))];
  expect(first.size).toBeGreaterThan(100);
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect([...first].filter(([path, content]) => second.get(path) !== content).map(([path]) => path)).toEqual(
    [],
  );
});
