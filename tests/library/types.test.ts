import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folder, modules } from './builtLibrary';

/** In the repository, so that the peers are found. */
const host = '.cache/types';

const declarations = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.d.ts'),
);

beforeAll(() => {
  rmSync(host, { recursive: true, force: true });
  mkdirSync(`${host}/node_modules`, { recursive: true });
  symlinkSync(folder, `${host}/node_modules/itayose`);
  writeFileSync(`${host}/package.json`, JSON.stringify({ type: 'module' }));
  const imports = [...modules.keys()].map((path, at) => `import * as m${at} from 'itayose/${path}';`);
  writeFileSync(
    `${host}/host.tsx`,
    `${imports.join('\n')}
export const all = [${imports.map((_, at) => `m${at}`).join(', ')}];

import { CardActions } from 'itayose/components/Card/CardActions';
import { Dialog, type DialogProps } from 'itayose/components/Dialog';
import { Note } from 'itayose/components/Note';
import { Sheet, type SheetProps } from 'itayose/components/Sheet';
import { VisuallyHidden } from 'itayose/components/VisuallyHidden';

export const ours = (sheet: SheetProps, dialog: DialogProps) => (
  <CardActions>
    <Note id="why">Orders open at 09:00.</Note>
    <VisuallyHidden as="legend">Side</VisuallyHidden>
    <Sheet {...sheet} />
    <Dialog {...dialog} />
  </CardActions>
);

// @ts-expect-error An element takes the attributes of its tag alone.
export const wrong = <Note href="#/">Orders</Note>;
`,
  );
});
afterAll(() => rmSync(host, { recursive: true, force: true }));

it.each([
  ['bundler', 'esnext'],
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
])('every module has types that a host checks under %s', (moduleResolution, module) => {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module,
    moduleResolution,
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
  };
  const config = join(host, `tsconfig.${moduleResolution}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, files: ['host.tsx'] }));
  expect(spawnSync('npx', ['tsc', '--project', config], { encoding: 'utf8' }).stdout).toBe('');
});

it('names no path inside another package that it does not export', () => {
  const found = declarations.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [
      ...text.matchAll(/(?:from |import\()["']([^."'][^"']*\/(?:build|dist|lib|src)\/?[^"']*)["']/g),
    ].map(([, path]) => `${name}: ${path}`);
  });
  expect(found).toEqual([]);
});
