import { expect, it } from 'vitest';
import { hookResult } from '../../tests/hookResult';
import { createQueryClient } from '../api/queries/queryClient';
import type { Loadable } from '../lib/loadable';
import { useSentRecord } from './useSentRecord';

const sent = { status: 'repaid' };
const retry = () => {};

it.each<[string, Loadable<{ status: string }>]>([
  ['nothing', { state: 'loading' }],
  ['a copy from before it was sent', { state: 'ready', data: { status: 'passed' }, retry }],
])('shows what was sent while %s has been read', (_, from) => {
  const record = hookResult(createQueryClient(), () => useSentRecord(sent, from));
  expect(record).toEqual({ current: sent, decided: false, tone: 'success' });
});
