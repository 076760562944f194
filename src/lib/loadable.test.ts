import { expect, it } from 'vitest';
import { type Loadable, loadedData, mapLoadable } from './loadable';

const retry = () => {};
const failure = { kind: 'offline', reference: 'ABC123' } as const;
const without: Loadable<number>[] = [{ state: 'loading' }, { state: 'failed', failure, retry }];

it.each(without)('passes $state through, and has no data', (from) => {
  expect(mapLoadable(from, String)).toBe(from);
  expect(loadedData(from)).toBeUndefined();
});

it('changes the data, and keeps what is known about it', () => {
  const from: Loadable<number> = { state: 'ready', data: 0, failure, retry };
  expect(mapLoadable(from, String)).toEqual({ state: 'ready', data: '0', failure, retry });
  expect(loadedData(from)).toBe(0);
});
