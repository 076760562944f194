import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeTexts } from '../../src/app/routeTexts';
import { messages } from '../../src/i18n/locales/en';
import { firstNamespaces } from '../../src/i18n/namespaces';
import type { Namespace } from '../../src/i18n/text';
import { readRoutes } from './routeTable';
import { readSourceTree } from './sourceTree';

/** What may be drawn while only the texts are there with which the app begins. */
const begins = [
  'src/start.tsx',
  'src/screens/login/Start.tsx',
  'src/screens/login/Logon.tsx',
  'src/screens/login/Logon2.tsx',
  'src/screens/home/Home.tsx',
  'src/app/idle/IdleLock.tsx',
  'src/app/native/NativeShell.tsx',
  'src/screens/sheets/service/ServiceSheet.tsx',
];

/** These wait for their texts by themselves. */
const waits = [
  'src/i18n/useServerMessage.ts',
  'src/app/ServerMessages.tsx',
  'src/widgets/AccountSummary/BalanceSheet.tsx',
];

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

const all = Object.keys(messages) as Namespace[];
const later = all.filter((name) => !firstNamespaces.some((first) => first === name));

const saidIn = (path: string) => {
  const code = readFileSync(path, 'utf8');
  return all.filter((name) => new RegExp(`useText\\('${name}'\\)|['\`]${name}:`).test(code));
};

it('says nothing, as the app begins, whose text is not there yet, and loads nothing else', () => {
  const needed = [...neededBy(begins)];
  expect(needed.length).toBeGreaterThan(100);
  const said = needed.flatMap((path) => saidIn(path).map((name) => [name, path] as const));
  expect(said.filter(([name]) => later.includes(name))).toEqual([]);
  expect(firstNamespaces.filter((first) => !said.some(([name]) => name === first))).toEqual([]);
});

describe('the texts that are loaded', () => {
  it.each(readRoutes(tree).map(({ path, screens }) => [path, screens] as const))(
    'for %s are those that it says',
    (path, screens) => {
      const said = new Set([...neededBy(screens, true)].flatMap(saidIn));
      expect(routeTexts(path).toSorted()).toEqual(later.filter((name) => said.has(name)).toSorted());
    },
  );
});
