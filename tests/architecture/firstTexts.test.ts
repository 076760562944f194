import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messages as first } from '../../src/i18n/locales/en/first';
import { messages as rest } from '../../src/i18n/locales/en/rest';
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

/** A message of the server waits for its text. */
const waits = ['src/i18n/serverMessageText.ts'];

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
    namespacesIn(path, Object.keys({ ...trading, ...rest })).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('says nothing, around trading, whose text is not there yet', () => {
  const manifest = readFileSync('src/app/routes.ts', 'utf8');
  const screens = manifest.matchAll(
    /texts: 'trading',\s+screen: pageCode\(\(\) => import\('\.\.\/([\w/]+)'\)/g,
  );
  const paths = [...screens].map(([, path]) => `src/${path}.tsx`);
  expect(paths.length).toBeGreaterThan(5);
  const missing = [...neededBy(paths, true)].flatMap((path) =>
    namespacesIn(path, Object.keys(rest)).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('fetches nothing at first that is said only later', () => {
  const needed = [...neededBy(begins)];
  const said = new Set(needed.flatMap((path) => namespacesIn(path, Object.keys(first))));
  expect(Object.keys(first).filter((name) => !said.has(name))).toEqual([]);
});
