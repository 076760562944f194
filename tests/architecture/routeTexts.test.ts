import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRoute } from '../../src/app/routes';
import { messages } from '../../src/i18n/locales/en';
import { firstNamespaces } from '../../src/i18n/namespaces';
import type { Namespace } from '../../src/i18n/text';
import { readRoutes } from './routeTable';
import { readSourceTree } from './sourceTree';

/** Files that may be rendered while only the first texts are loaded. */
const firstFiles = [
  'src/start.tsx',
  'src/screens/login/Start.tsx',
  'src/screens/login/Logon.tsx',
  'src/screens/login/Logon2.tsx',
  'src/screens/home/Home.tsx',
  'src/app/idle/IdleQuestion.tsx',
  'src/app/native/NativeShell.tsx',
  'src/screens/support/ServiceSheet.tsx',
];

/** Files that wait for their texts themselves. */
const waitingFiles = [
  'src/screens/market/BeforeTrade.tsx',
  'src/i18n/useServerMessage.ts',
  'src/app/ServerMessages.tsx',
  'src/widgets/account/AccountSummary/BalanceSheet.tsx',
  'src/screens/account/MemberRisk.tsx',
  'src/screens/home/HomeMaintenance.tsx',
  'src/screens/market/StockBoard.tsx',
  'src/screens/market/StockCompany.tsx',
  'src/screens/market/StockNews.tsx',
  'src/screens/market/StockQuotes.tsx',
  'src/screens/trade/AmendSheet.tsx',
  'src/screens/trade/BoardSheet.tsx',
  'src/screens/trade/CancelAllOrders.tsx',
  'src/screens/trade/OrderConditionsNote.tsx',
  'src/widgets/trade/OrderConditions/ConditionDetails.tsx',
  'src/screens/watchlist/WatchedHoldings.tsx',
  'src/widgets/trade/OrderTicket/ExitConditions.tsx',
];

const tree = readSourceTree(['src', 'mocks']);

/** Files that they import statically, or with `mayOpen` also dynamically, such as a sheet. */
function neededBy(paths: readonly string[], mayOpen = false): Set<string> {
  const needed = new Set<string>();
  const add = (path: string) => {
    const imports = tree.get(path);
    if (!imports || needed.has(path) || waitingFiles.includes(path)) return;
    needed.add(path);
    for (const { target, dynamic, typeOnly } of imports) if ((mayOpen || !dynamic) && !typeOnly) add(target);
  };
  for (const path of paths) add(path);
  return needed;
}

const all = Object.keys(messages) as Namespace[];
const laterNamespaces = all.filter((name) => !firstNamespaces.some((first) => first === name));

const namespacesIn = (path: string) => {
  const code = readFileSync(path, 'utf8');
  return all.filter((name) => new RegExp(`useText\\('${name}'\\)|['\`]${name}:`).test(code));
};

it('the first files use exactly the first texts', () => {
  const needed = [...neededBy(firstFiles)];
  expect(needed.length).toBeGreaterThan(100);
  const used = needed.flatMap((path) => namespacesIn(path).map((name) => [name, path] as const));
  expect(used.filter(([name]) => laterNamespaces.includes(name))).toEqual([]);
  expect(firstNamespaces.filter((first) => !used.some(([name]) => name === first))).toEqual([]);
});

describe('the texts loaded', () => {
  it.each(readRoutes())('for $path are those that it uses', ({ path, screen }) => {
    const used = new Set([...neededBy([screen], true)].flatMap(namespacesIn));
    expect((findRoute(path)?.texts ?? []).toSorted()).toEqual(
      laterNamespaces.filter((name) => used.has(name)).toSorted(),
    );
  });
});
