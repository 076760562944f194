import { Activity, act, createElement, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountedHook, visiblePage } from '../../tests/mountedHook';
import { createQueryClient } from './queries/queryClient';
import { learnServerTime } from './serverClock';
import { useServerNow } from './useServerNow';
import { useServerTime } from './useServerTime';

const begin = Date.UTC(2026, 10, 20, 1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: begin });
  learnServerTime('Fri, 20 Nov 2026 01:00:00 GMT');
});
afterEach(() => vi.useRealTimers());

/** Passes seconds one by one, because those of one step are rendered together. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await act(async () => vi.advanceTimersByTime(1_000));
}

const mount = <Result>(useHook: () => Result) => mountedHook(useHook, createQueryClient());

it('renders each second what shows the time', async () => {
  const { results, unmount } = await mount(useServerNow);
  await pass(2);
  unmount();
  expect(results).toEqual([begin, begin + 1_000, begin + 2_000]);
});

it('renders a selection only when its content changes', async () => {
  const { results, unmount } = await mount(() =>
    useServerTime((now) => (now < begin + 4_000 ? [{ kind: 'open' }] : [{ kind: 'closed' }])),
  );
  await pass(3);
  expect(results).toHaveLength(1);
  await pass(7);
  unmount();
  expect(results).toEqual([[{ kind: 'open' }], [{ kind: 'closed' }]]);
});

it('selects by the newest render', async () => {
  let limit = begin + 60_000;
  const { results, unmount } = await mount(() => {
    const shown = limit;
    useServerNow();
    return useServerTime((now) => now < shown);
  });
  limit = begin;
  await pass(1);
  unmount();
  expect(results).toEqual([true, false]);
});

it.each(['jumps', 'is shown again'])('notices at once that the time has changed when it %s', async (how) => {
  const { results, unmount } = await mount(useServerNow);
  await act(async () => {
    if (how === 'jumps') learnServerTime('Fri, 20 Nov 2026 02:00:00 GMT');
    else {
      vi.setSystemTime(begin + 3_600_000);
      visiblePage.dispatchEvent(new Event('visibilitychange'));
    }
  });
  unmount();
  expect(results).toEqual([begin, begin + 3_600_000]);
});

it('has the present time when a kept-alive screen is shown again', async () => {
  let hide = (_hidden: boolean) => {};
  const { results, unmount } = await mountedHook(useServerNow, createQueryClient(), (children) =>
    createElement(KeptAlive, { children, onHide: (set) => (hide = set) }),
  );
  await act(async () => hide(true));
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(begin + 3_600_000);
  await act(async () => hide(false));
  unmount();
  expect(results.at(-1)).toBe(begin + 3_600_000);
});

it('has one timer for all, and none when nothing shows the time', async () => {
  const one = await mount(useServerNow);
  const other = await mount(() => useServerTime((now) => now > begin));
  expect(vi.getTimerCount()).toBe(1);
  one.unmount();
  expect(vi.getTimerCount()).toBe(1);
  other.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

interface KeptAliveProps {
  children: ReactNode;
  /** Receives a function that hides it, or shows it again. */
  onHide: (hide: (hidden: boolean) => void) => void;
}

function KeptAlive({ children, onHide }: KeptAliveProps) {
  const [hidden, setHidden] = useState(false);
  onHide(setHidden);
  return createElement(Activity, { mode: hidden ? 'hidden' : 'visible', children });
}
