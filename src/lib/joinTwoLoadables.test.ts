import { expect, it, vi } from 'vitest';
import { joinTwoLoadables } from './joinTwoLoadables';
import type { Loadable } from './loadable';

const failure = { kind: 'timeout', reference: 'A-1' } as const;
const ready = (data: number): Loadable<number> => ({ state: 'ready', data, retry: vi.fn() });
const failed: Loadable<number> = { state: 'failed', failure, retry: vi.fn() };

it('has the state of the one that is not ready', () => {
  expect(joinTwoLoadables(ready(1), { state: 'loading' })).toEqual({ state: 'loading' });
  expect(joinTwoLoadables({ state: 'loading' }, failed)).toEqual({ state: 'loading' });
  expect(joinTwoLoadables(ready(1), failed)).toBe(failed);
});

it('has the data of both, the refresh failure of either, and retries both', () => {
  const one = ready(1);
  const other: Loadable<number> = { ...ready(2), failure } as Loadable<number>;
  const both = joinTwoLoadables(one, other);
  expect(both).toMatchObject({ state: 'ready', data: { one: 1, other: 2 }, failure });
  if (both.state === 'ready') both.retry();
  for (const each of [one, other]) expect(each.state === 'ready' && each.retry).toHaveBeenCalledOnce();
});
