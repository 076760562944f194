import { describe, expect, it, vi } from 'vitest';
import { joinLoadables, type Loadable, loadedData, mapLoadable, withoutFailure } from './loadable';

const retry = () => {};
const failure = { kind: 'offline', reference: 'ABC123' } as const;
const without: Loadable<number>[] = [{ state: 'loading' }, { state: 'failed', failure, retry }];

it.each(without)('passes $state through, and has no data', (from) => {
  expect(mapLoadable(from, String)).toBe(from);
  expect(loadedData(from)).toBeUndefined();
});

it('changes the data, and keeps its failure and retry', () => {
  const from: Loadable<number> = { state: 'ready', data: 0, failure, retry };
  expect(mapLoadable(from, String)).toEqual({ state: 'ready', data: '0', failure, retry });
  expect(loadedData(from)).toBe(0);
});

describe('joined loadables', () => {
  const ready = (data: number): Loadable<number> => ({ state: 'ready', data, retry });

  it('are ready with all their data', () => {
    expect(joinLoadables([ready(1), ready(2)])).toMatchObject({ state: 'ready', data: [1, 2] });
    expect(joinLoadables([])).toMatchObject({ state: 'ready', data: [] });
  });

  it.each(without)('have the state of one that is not ready: $state', (missing) => {
    expect(joinLoadables([ready(1), missing, ready(2)])).toBe(missing);
  });

  it('are out of date when one is, and are retried together', () => {
    const retries = [vi.fn(), vi.fn()];
    const [one, other] = retries.map((again) => ({ ...ready(1), retry: again }) as Loadable<number>);
    const joined = joinLoadables([
      one as Loadable<number>,
      { ...(other as object), failure } as Loadable<number>,
    ]);
    expect(joined).toMatchObject({ state: 'ready', failure });
    if (joined.state === 'ready') joined.retry();
    for (const again of retries) expect(again).toHaveBeenCalledTimes(1);
  });
});

it('removes a failure that is shown elsewhere, and no other', () => {
  const from: Loadable<number> = { state: 'ready', data: 0, failure, retry };
  expect(withoutFailure(from, 'offline')).toEqual({ state: 'ready', data: 0, retry });
  expect(withoutFailure(from, 'timeout')).toBe(from);
  expect(withoutFailure<number>({ state: 'failed', failure, retry }, 'offline')).toEqual({
    state: 'failed',
    failure,
    retry,
  });
});
