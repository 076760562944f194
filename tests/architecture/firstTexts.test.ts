import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messages as answers } from '../../src/i18n/locales/en/answers';
import { messages as first } from '../../src/i18n/locales/en/first';
import { messages as rest } from '../../src/i18n/locales/en/rest';
import { messages as stocks } from '../../src/i18n/locales/en/stocks';
import { messages as trading } from '../../src/i18n/locales/en/trading';
import { readSourceTree } from './sourceTree';

/** What may be drawn while only the texts are there with which the app begins. */
const begins = [
  'src/start.tsx',
  'src/screens/login/Start.tsx',
  'src/screens/login/Logon.tsx',
  'src/screens/login/Logon2.tsx',
  'src/screens/home/Home.tsx',
  'src/app/demo/DemoStrip.tsx',
  'src/app/native/NativeShell.tsx',
  'src/screens/sheets/service/ServiceSheet.tsx',
];

/** A message of the server is said only once its text is there. */
const waits = ['src/i18n/useServerMessage.ts', 'src/app/ServerMessages.tsx'];

const tree = readSourceTree('.');

/** Whatever they need at once, or also what they may open, such as a sheet. */
function neededBy(paths: readonly string[], mayOpen = false): Set<string> {
  const needed = new Set<string>();
  const add = (path: string) => {
    const file = tree.get(path);
    if (!file || needed.has(path) || waits.includes(path)) return;
    needed.add(path);
    for (const { target, dynamic, typeOnly } of file.imports)
      if ((mayOpen || !dynamic) && !typeOnly) add(target);
  };
  for (const path of paths) add(path);
  return needed;
}

const namespacesIn = (path: string, known: readonly string[]) => {
  const code = readFileSync(path, 'utf8');
  return known.filter((name) => new RegExp(`useText\\('${name}'\\)|['\`]${name}:`).test(code));
};

it('says nothing, as the app begins, whose text is not there yet', () => {
  const needed = [...neededBy(begins)];
  expect(needed.length).toBeGreaterThan(100);
  const missing = needed.flatMap((path) =>
    namespacesIn(path, Object.keys({ ...stocks, ...trading, ...answers, ...rest })).map(
      (name) => `${path}: ${name}`,
    ),
  );
  expect(missing).toEqual([]);
});

it.each([
  ['stocks', { ...trading, ...answers, ...rest }],
  ['trading', { ...answers, ...rest }],
])('says nothing, with the texts of %s, whose text is not there yet', (reach, later) => {
  const manifest = readFileSync('src/app/routes.ts', 'utf8');
  const screens = manifest.matchAll(
    new RegExp(`texts: '${reach}',[^{}]*?import\\('\\.\\.\\/([\\w/]+)'\\)`, 'g'),
  );
  const paths = [...screens].map(([, path]) => `src/${path}.tsx`);
  expect(paths.length).toBeGreaterThan(2);
  const missing = [...neededBy(paths, true)].flatMap((path) =>
    namespacesIn(path, Object.keys(later)).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('fetches nothing at first that is said only later', () => {
  const needed = [...neededBy(begins)];
  const said = new Set(needed.flatMap((path) => namespacesIn(path, Object.keys(first))));
  expect(Object.keys(first).filter((name) => !said.has(name))).toEqual([]);
});
