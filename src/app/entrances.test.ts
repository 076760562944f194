import { expect, it } from 'vitest';
import { specifiedPaths } from '../../tests/specifiedPaths';
import { mainEntrances } from '../screens/home/mainEntrances';
import { nextStepHref } from '../screens/home/nextStepHref';
import { serviceGroups } from '../screens/home/serviceGroups';
import { pathOf } from '../screens/offered';
import { routePaths, routes } from './routes';

const entrances = serviceGroups.flatMap((group) => group.entrances);
const paths = entrances.map(({ href }) => pathOf(href));

it('the offered paths are those of the manifest', () => {
  expect([...routePaths]).toEqual(routes.map(({ path }) => path));
});

it('entrances of the home screen lead to distinct paths of the specification', () => {
  expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([]);
  expect(new Set(entrances.map(({ href }) => href)).size).toBe(entrances.length);
});

it('the main entrances are among all services', () => {
  expect(entrances).toEqual(expect.arrayContaining([...mainEntrances]));
});

it('every product has an entrance', () => {
  const products = [
    '/market/market',
    '/market/stockHot/stockList',
    '/market/subscribe',
    '/common/dayTrading',
    '/common/dividend',
    '/common/dividend2',
    '/gdindex/gdindex',
    '/home/worth',
    '/user/rechargeChannel',
    '/user/withdraw',
    '/user/exchange',
    '/user/jk',
    '/user/pj',
  ];
  expect(products.filter((path) => !paths.includes(path))).toEqual([]);
});

it.each([
  { kind: 'verify' },
  { kind: 'verifying' },
  { kind: 'addCard' },
  { kind: 'setFundPassword' },
  { kind: 'deposit' },
  { kind: 'depositing' },
  { kind: 'readNotice', notice: { id: 'a b', title: '' } },
  { kind: 'payIpo', payment: { issueId: 'a b', amountToPay: '1', paymentDeadline: 0 }, isDueToday: true },
] as const)('the next step leads to a path of the specification: $kind', (action) => {
  expect(specifiedPaths).toContain(pathOf(nextStepHref(action)));
});
