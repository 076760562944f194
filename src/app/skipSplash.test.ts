import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { page } from '../../tests/page';
import { programVersion } from '../api/contract/common';
import { indices } from '../api/contract/market';
import { queryKey } from '../api/queries/useCall';
import { postponedVersion } from '../session/preferences';
import { signIn, signOut } from '../session/session';
import { skipSplash } from './skipSplash';

const present = { latest: '0.1.0', minimum: '0.1.0' };

/** The address where the app starts, with these answers already loaded. */
function begin(hash: string, versions?: object, market?: object, queries = new QueryClient()): string {
  if (versions) queries.setQueryData(queryKey(programVersion, {}), versions);
  if (market) queries.setQueryData(queryKey(indices, {}), market);
  const location = Object.assign(page.location, { hash });
  const replaceState = (_state: unknown, _title: string, to: string) => Object.assign(location, { hash: to });
  vi.stubGlobal('window', Object.assign(page, { history: { replaceState } }));
  skipSplash(queries);
  return location.hash;
}

it.each(['', '#/', '#/login/start'])(
  'at "%s" starts where the splash leads, once both answers have arrived',
  (hash) => {
    expect(begin(hash, present, [])).toBe('#/login/logon');
    signIn({ token: 'mine', account: 'me', isAdmin: null });
    expect(begin(hash, present, [])).toBe('#/home/index');
    signOut();
  },
);

it.each([
  ['the version has not arrived', undefined, []],
  ['the quotes have not arrived', present, undefined],
  ['a newer version is offered', { latest: '0.4.0', minimum: '0.1.0' }, []],
  ['the app is too old', { latest: '0.4.0', minimum: '0.4.0' }, []],
])('stays at the splash if %s', (_why, versions, market) => {
  expect(begin('#/login/start', versions, market)).toBe('#/login/start');
});

it('skips it if the member postponed the newer version', () => {
  postponedVersion.write('0.4.0');
  expect(begin('#/login/start', { latest: '0.4.0', minimum: '0.1.0' }, [])).toBe('#/login/logon');
});

it('skips it if the quotes were refused', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = () => Promise.reject(new Error('refused'));
  await queries.prefetchQuery({ queryKey: queryKey(indices, {}), queryFn });
  expect(begin('#/login/start', present, undefined, queries)).toBe('#/login/logon');
});

it.each(['#/home/index', '#/login/login?return=%2Fhome%2Findex'])('does not change %s', (hash) => {
  expect(begin(hash, present, [])).toBe(hash);
});
