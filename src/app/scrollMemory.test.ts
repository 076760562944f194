import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage, page } from '../../tests/page';

let grow: () => void;
let top: number;
/** How far the page can be scrolled. */
let longest: number;

beforeEach(() => {
  vi.useFakeTimers();
  top = 0;
  longest = 0;
  grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        grow = grown;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  Object.defineProperty(page, 'scrollY', { get: () => top, configurable: true });
  Object.assign(page, {
    sessionStorage: memoryStorage(),
    scrollTo: (_left: number, to: number) => {
      top = Math.min(to, longest);
    },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  });
});
afterEach(() => void vi.useRealTimers());

/** The app, started afresh in the same tab. */
async function reload() {
  vi.resetModules();
  return import('./scrollMemory');
}

function growTo(px: number) {
  longest = px;
  grow();
}

it('leads back to where a page was left', async () => {
  const { rememberScroll, restoreScroll } = await reload();
  longest = 2_000;
  rememberScroll('list', 600);
  rememberScroll('other', 20);
  restoreScroll('list');
  expect(top).toBe(600);
});

it('leads to the top of a page that was never left', async () => {
  const { restoreScroll } = await reload();
  longest = 2_000;
  top = 900;
  restoreScroll('new');
  expect(top).toBe(0);
});

it('waits for a page that is still loading to be long enough, and then leaves it alone', async () => {
  const { rememberScroll, restoreScroll } = await reload();
  rememberScroll('list', 600);
  restoreScroll('list');
  growTo(300);
  expect(top).toBe(300);
  growTo(700);
  expect(top).toBe(600);
  top = 650;
  growTo(900);
  expect(top).toBe(650);
});

it.each(['wheel', 'touchmove', 'keydown'])('gives way to the member: %s', async (gesture) => {
  const { rememberScroll, restoreScroll } = await reload();
  rememberScroll('list', 600);
  restoreScroll('list');
  page.dispatchEvent(new Event(gesture));
  growTo(700);
  expect(top).toBe(0);
});

it('gives up after three seconds, or when the page is left', async () => {
  const { rememberScroll, restoreScroll } = await reload();
  rememberScroll('list', 600);
  restoreScroll('list');
  vi.advanceTimersByTime(3_000);
  growTo(700);
  expect(top).toBe(0);
  const stop = restoreScroll('list');
  top = 0;
  stop();
  growTo(900);
  expect(top).toBe(0);
});

it('survives a reload', async () => {
  const before = await reload();
  longest = 2_000;
  before.rememberScroll('list', 600);
  before.keepScrollOverReload();
  (await reload()).restoreScroll('list');
  expect(top).toBe(600);
});

it.each([undefined, '', '{}', 'null', '[1]'])('starts at the top when what was kept is %j', async (kept) => {
  if (kept !== undefined)
    Object.assign(page, { sessionStorage: { ...memoryStorage(), getItem: () => kept } });
  top = 900;
  (await reload()).restoreScroll('list');
  expect(top).toBe(0);
});

it('does without storage that is forbidden', async () => {
  Object.assign(page, { sessionStorage: null });
  const { rememberScroll, keepScrollOverReload, restoreScroll } = await reload();
  longest = 2_000;
  rememberScroll('list', 600);
  expect(keepScrollOverReload).not.toThrow();
  restoreScroll('list');
  expect(top).toBe(600);
});
